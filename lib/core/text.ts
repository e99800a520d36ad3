/** The first `max` UTF-16 code units of a text, without a lone surrogate at the end. */
export const cut = (text: string, max: number) => text.slice(0, max).replace(/\p{Surrogate}$/u, "")

/** Replaces control characters, except tabs and line feeds. */
export const withoutControls = (text: string, instead = "") =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, instead)
