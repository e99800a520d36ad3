/** Number of posts the feed loads at first and with each "more". */
export const postStep = 10
/** Number of photos loaded at first and with each "more". */
export const photoStep = 24
