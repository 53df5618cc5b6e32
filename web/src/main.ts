import { mount } from "svelte";

import "./app.css";
import "./lib/fonts";

import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app to draw the table in");

export default mount(App, { target });
