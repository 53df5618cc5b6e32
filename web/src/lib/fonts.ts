/** The two typefaces of the table, both under the SIL Open Font Licence: a slab for names, a condensed for the rest. */
import "@fontsource/zilla-slab/latin-500.css";
import "@fontsource/zilla-slab/latin-700.css";
import "@fontsource/zilla-slab/latin-ext-700.css";
import "@fontsource/barlow-semi-condensed/latin-400.css";
import "@fontsource/barlow-semi-condensed/latin-500.css";
import "@fontsource/barlow-semi-condensed/latin-600.css";
import "@fontsource/barlow-semi-condensed/latin-700.css";
import "@fontsource/barlow-semi-condensed/latin-ext-600.css";
