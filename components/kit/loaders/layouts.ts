/** Loads a demo of this section. Each demo is a separate chunk. */
export const load = (page: string, demo: string) => import(`../demos/layouts/${page}/${demo}.tsx`)
