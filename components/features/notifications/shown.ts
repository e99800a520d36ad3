/** How many the bell shows at once. */
export const shown = 10
