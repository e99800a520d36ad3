/** Colours of the states of payments on account. In a file of its own, so that the list doesn't load the drawer's forms. */
export const accountTones = { open: "warning", allocated: "success", reversed: "neutral" } as const
