/** Number of notifications the bell loads per page. */
export const bellPageSize = 10
