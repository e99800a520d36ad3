/** The first `most` units of a text, without the half of a letter that a cut may leave at the end. */
export const cut = (text: string, most: number) => text.slice(0, most).replace(/\p{Surrogate}$/u, "")

/** Text without control characters; tabs and line feeds stay. */
export const withoutControls = (text: string, instead = "") =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, instead)
