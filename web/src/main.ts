import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/eb-garamond/wght-italic.css";
import "@fontsource-variable/inter/wght.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./frame/App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
