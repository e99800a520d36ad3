import { searchWords } from "@/lib/core/search-text"

/** The folded words of a filter, without characters that have a meaning in CSS strings or HTML. */
export const filterWords = (text: string): string[] => searchWords(text.replace(/["\\<>]/g, " "))

/** A CSS selector of what has all of the words in `data-words`. */
export const havingWords = (words: string[]): string =>
  words.map((word) => `[data-words*=${JSON.stringify(word)}]`).join("")

/**
 * Returns CSS that hides each `[data-words]` without all of the words, and each `[data-filtered]` that has none left. With
 * CSS, the filtered content can stay on the server.
 */
export function hidingCss(words: string[]): string {
  if (words.length === 0) return ""
  const found = havingWords(words)
  return `[data-words]:not(${found}),[data-filtered]:not(:has([data-words]${found})){display:none}`
}
