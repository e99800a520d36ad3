import type { Tone } from "./tone"

/** Returns up to two initials: of the first and last word, or of the only word. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "")
  return letters.join("").toLocaleUpperCase()
}

const tones: Tone[] = ["brand", "success", "warning", "danger", "info", "neutral"]

/** Returns a tone derived from a name, so that it is the same everywhere. */
export function toneOfName(name: string): Tone {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return tones[hash % tones.length] ?? "neutral"
}
