/** The first `max` UTF-16 code units of a text, without a lone surrogate at the end. */
export const cut = (text: string, max: number) => text.slice(0, max).replace(/\p{Surrogate}$/u, "")

/** Replaces control characters, except tabs and line feeds. */
export const withoutControls = (text: string, instead = "") =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, instead)

/** Characters that Unicode doesn't decompose into a base letter and an accent. */
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
  ς: "σ",
  "’": "'",
  "‘": "'",
}

/** Accents (after the decomposition), and invisible characters that newsletters put into words. */
const dropped = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu

/**
 * Normalises a text for comparison: lower case, without accents, `ss` for `ß`, ligatures as their letters, and plain
 * apostrophes. `fold_text` of the migration `folding_search` does the same in PostgreSQL.
 */
export function fold(text: string): string {
  // Most texts need no more.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  const plain = text.normalize("NFKD").replace(dropped, "").toLowerCase()
  return plain.replace(/[ßæœøłđðþıς’‘]/g, (letter) => undecomposed[letter] ?? letter)
}
