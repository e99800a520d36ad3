/** A # at the beginning of a word, followed by the number of an envelope or bag. */
const mention = /(?<![\p{L}\p{N}#&/._-])#([\p{L}\p{N}][\p{L}\p{N}._/-]{0,39})/gu

/** Numbers that one message can show cards of. */
export const maxNumbers = 5

/** Mentions find cash of the last days only, because numbers are used again. */
export const mentionDays = 90

/** The numbers that a text mentions, without punctuation that follows them. */
export function numbersIn(text: string): string[] {
  const numbers = [...text.matchAll(mention)].map(([, number = ""]) => number.replace(/[._/-]+$/, ""))
  return [...new Set(numbers)].slice(0, maxNumbers)
}
