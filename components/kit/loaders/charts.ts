// What its demos share comes once, with the section, and not with each of them.
import "@/components/charts/chart-frame"
import "@/components/charts/share-figure"
import "@/components/charts/use-chart-code"
import "../use-shop-words"

/** Each demo of the section is a chunk of its own; where they lie is known to the section's pages alone. */
export const load = (page: string, demo: string) => import(`../demos/charts/${page}/${demo}.tsx`)
