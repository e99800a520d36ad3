// Imported here so that the demos share one copy, which loads with the section.
import "@/components/features/cards/chart-card"
import "../card-figures"

/** Loads a demo of this section. Each demo is a separate chunk. */
export const load = (page: string, demo: string) => import(`../demos/cards/${page}/${demo}.tsx`)
