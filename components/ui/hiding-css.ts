import { searchWords } from "@/lib/core/search-text"

/** The folded words of a filter, without characters that have a meaning in CSS strings or HTML. */
export const filterWords = (text: string): string[] => searchWords(text.replace(/["\\<>]/g, " "))

/**
 * Returns CSS that hides each `[data-words]` without all of the words, and each `[data-filtered]` that has none left. With
 * CSS, the filtered content can stay on the server.
 */
export function hidingCss(words: string[]): string {
  if (words.length === 0) return ""
  const found = words.map((word) => `[data-words*=${JSON.stringify(word)}]`).join("")
  return `[data-words]:not(${found}),[data-filtered]:not(:has([data-words]${found})){display:none}`
}
