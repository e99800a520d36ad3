// What its demos share comes once, with the section, and not with each of them.
import "@/components/features/cards/chart-card"
import "../card-figures"

/** Each demo of the section is a chunk of its own; where they lie is known to the section's pages alone. */
export const load = (page: string, demo: string) => import(`../demos/cards/${page}/${demo}.tsx`)
