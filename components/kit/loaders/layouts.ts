/** Each demo of the section is a chunk of its own; where they lie is known to the section's pages alone. */
export const load = (page: string, demo: string) => import(`../demos/layouts/${page}/${demo}.tsx`)
