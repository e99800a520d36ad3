/** Languages whose week starts on Sunday, as in date-fns. A test compares the two. */
const sundayFirst = ["en", "pt"]

/** The first day of a language's week, as in `Date.getUTCDay`. */
export const weekStartOf = (locale: string): 0 | 1 => (sundayFirst.includes(locale) ? 0 : 1)
