/** Number of notifications the bell loads per page. */
export const shown = 10
