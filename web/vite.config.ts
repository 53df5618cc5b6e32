import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  // The strict content policy of the server allows no inline data in place of files.
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page lists what it may fetch: short names keep that list short.
    rollupOptions: {
      output: { chunkFileNames: "assets/[hash].js", assetFileNames: "assets/[hash][extname]" },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
