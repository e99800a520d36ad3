/** How many posts the feed begins with, and how many more come at a time. */
export const postStep = 10
/** The same of photos. */
export const photoStep = 24
