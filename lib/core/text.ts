/** The first `most` units of a text, without the half of a letter that a cut may leave at the end. */
export const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Surrogate}$/u, "")
