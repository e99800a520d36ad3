import { dateOf, nextDateOf, nextDayOf } from "./calendar"
import type { FoundDate } from "./dates"
import { entryAt, phraseAt, type Word } from "./text"
import type { DateWords } from "./words/date-words"

const yearOf = (text: string | undefined) => {
  if (!/^(\d{2}|\d{4})$/.test(text ?? "")) return undefined
  return Number(text) + (text?.length === 2 ? 2000 : 0)
}

const found = (length: number, dates: (string | undefined)[], trust: FoundDate["trust"]): FoundDate | undefined => {
  const unique = [...new Set(dates.filter((date) => date !== undefined))]
  return unique.length > 0 ? { length, dates: unique, trust } : undefined
}

/**
 * Matches 2026-12-24, 24.12., 24.12.2026, 24/12 and 12/24/26. 5/6 returns both readings, the day first,
 * as all our languages write dates.
 */
export function numericDateAt(words: Word[], at: number, _vocabulary: DateWords, today: string): FoundDate | undefined {
  const text = words[at]?.raw ?? ""
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return found(1, [dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))], "sure")

  const parts = /^(\d{1,2})([./])(\d{1,2})(?:\2(\d{2}|\d{4})?)?$/.exec(text)
  if (!parts) return undefined
  const [, first = "", sign, second = "", yearText] = parts
  const year = yearOf(yearText)
  const on = (day: string, month: string) =>
    year ? dateOf(year, Number(month), Number(day)) : nextDateOf(today, Number(month), Number(day))
  const dayFirst = on(first, second)
  // 3.5 is more often a number than a day.
  if (sign === ".") return found(1, [dayFirst], year || text.endsWith(".") ? "sure" : "possible")
  const monthFirst = on(second, first)
  return found(1, [dayFirst, monthFirst], year ? "sure" : "likely")
}

const dayIn = (word: Word | undefined, vocabulary: DateWords) => {
  const digits =
    vocabulary.dayNumber.exec(word?.plain ?? "") ?? /^(\d{1,2})$/.exec(word?.plain.replace(/\.$/, "") ?? "")
  return digits ? Number(digits[1]) : undefined
}

/** Matches 24 December, December 24th, 24 de dezembro 2026; and the 24th, am 24., le 24, dia 24. */
export function writtenDateAt(words: Word[], at: number, vocabulary: DateWords, today: string): FoundDate | undefined {
  const on = (day: number, month: number, length: number) => {
    const year = /^\d{4}$/.test(words[at + length]?.raw ?? "") ? Number(words[at + length]?.raw) : undefined
    if (year && dateOf(year, month, day)) return found(length + 1, [dateOf(year, month, day)], "sure")
    return found(length, [nextDateOf(today, month, day)], "sure")
  }
  const day = dayIn(words[at], vocabulary)
  if (day !== undefined) {
    const of = phraseAt(words, at + 1, vocabulary.of)
    const month = entryAt(words, at + 1 + of, vocabulary.months)
    return month && on(day, month.index + 1, 1 + of + month.length)
  }
  const month = entryAt(words, at, vocabulary.months)
  const after = month && dayIn(words[at + month.length], vocabulary)
  if (month && after !== undefined && vocabulary.monthFirst) return on(after, month.index + 1, month.length + 1)

  const lead = phraseAt(words, at, vocabulary.dayLeads)
  const number = lead ? vocabulary.dayNumber.exec(words[at + lead]?.plain ?? "") : null
  // "Le 24 rue de Metz" is not a day.
  return number
    ? found(lead + 1, [nextDayOf(today, Number(number[1]))], vocabulary.dayNumber.test("24") ? "likely" : "sure")
    : undefined
}
