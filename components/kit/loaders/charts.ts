// Imported here so that the demos share one copy, which loads with the section.
import "@/components/charts/chart-frame"
import "@/components/charts/share-figure"
import "@/components/charts/use-chart-code"
import "../use-shop-words"

/** Loads a demo of this section. Each demo is a separate chunk. */
export const load = (page: string, demo: string) => import(`../demos/charts/${page}/${demo}.tsx`)
