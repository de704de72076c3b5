import { MediaQuery } from "svelte/reactivity";

/** Whether there is room beside the table. */
const query = new MediaQuery("min-width: 64rem");

export const wide = {
  get matches(): boolean {
    return query.current;
  },
};
