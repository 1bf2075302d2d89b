// Before anything is drawn: the theme and the language that the reader has chosen.
const page = document.documentElement;
const theme = localStorage.getItem("westmarch.theme");
const light = matchMedia("(prefers-color-scheme: light)").matches;
page.dataset.theme = theme ?? (light ? "light" : "dark");
page.lang = localStorage.getItem("westmarch.language") ?? page.lang;
