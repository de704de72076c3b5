export { default as AboutPage } from "./AboutPage.svelte";
export { default as MinePage } from "./MinePage.svelte";
export { default as ReplayPage } from "../replay/ReplayPage.svelte";
export { default as RulesPage } from "./RulesPage.svelte";
export { default as TablePage } from "../table/TablePage.svelte";
export { default as LessonPage } from "../lesson/LessonPage.svelte";
