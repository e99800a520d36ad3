/** The first `max` UTF-16 code units of a text, without a lone surrogate at the end. */
export const cut = (text: string, max: number) => text.slice(0, max).replace(/\p{Surrogate}$/u, "")

/** Replaces control characters, except tabs and line feeds. */
export const withoutControls = (text: string, instead = "") =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, instead)

/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const undecomposed: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
}

/** Normalises a text for comparison: lower case, without accents, `ss` for `ß`, and ligatures as their letters. */
export function fold(text: string): string {
  // Most texts need no more.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return plain.replace(/[ßæœøłđðþı]/g, (letter) => undecomposed[letter] ?? letter)
}
