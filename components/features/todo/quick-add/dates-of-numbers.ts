import { dateOf, nextDateOf, nextDayOf } from "./calendar"
import type { FoundDate } from "./dates"
import { entryAt, phraseAt, type Word } from "./text"
import type { DateWords } from "./words/date-words"

const yearOf = (text: string | undefined) => {
  if (!/^(\d{2}|\d{4})$/.test(text ?? "")) return undefined
  return Number(text) + (text?.length === 2 ? 2000 : 0)
}

const found = (length: number, dates: (string | undefined)[], trust: FoundDate["trust"]): FoundDate | undefined => {
  const there = [...new Set(dates.filter((date) => date !== undefined))]
  return there.length > 0 ? { length, dates: there, trust } : undefined
}

/** 2026-12-24, 24.12., 24.12.2026, 24/12, 12/24/26. Of 5/6 both readings stand, the language's first. */
export function numericDateAt(words: Word[], at: number, said: DateWords, today: string): FoundDate | undefined {
  const text = words[at]?.raw ?? ""
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return found(1, [dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))], "sure")

  const parts = /^(\d{1,2})([./])(\d{1,2})(?:\2(\d{2}|\d{4})?)?$/.exec(text)
  if (!parts) return undefined
  const [, first = "", sign, second = "", written] = parts
  const year = yearOf(written)
  const on = (day: string, month: string) =>
    year ? dateOf(year, Number(month), Number(day)) : nextDateOf(today, Number(month), Number(day))
  const dayFirst = on(first, second)
  // 3.5 is a number more often than a day.
  if (sign === ".") return found(1, [dayFirst], year || text.endsWith(".") ? "sure" : "possible")
  const monthFirst = on(second, first)
  return found(1, said.monthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst], year ? "sure" : "likely")
}

const dayIn = (word: Word | undefined, said: DateWords) => {
  const digits = said.dayNumber.exec(word?.plain ?? "") ?? /^(\d{1,2})$/.exec(word?.plain.replace(/\.$/, "") ?? "")
  return digits ? Number(digits[1]) : undefined
}

/** 24 December, December 24th, 24 de dezembro 2026; the 24th, am 24., le 24, dia 24. */
export function writtenDateAt(words: Word[], at: number, said: DateWords, today: string): FoundDate | undefined {
  const on = (day: number, month: number, length: number) => {
    const year = /^\d{4}$/.test(words[at + length]?.raw ?? "") ? Number(words[at + length]?.raw) : undefined
    if (year && dateOf(year, month, day)) return found(length + 1, [dateOf(year, month, day)], "sure")
    return found(length, [nextDateOf(today, month, day)], "sure")
  }
  const day = dayIn(words[at], said)
  if (day !== undefined) {
    const of = phraseAt(words, at + 1, said.of)
    const month = entryAt(words, at + 1 + of, said.months)
    return month && on(day, month.index + 1, 1 + of + month.length)
  }
  const month = entryAt(words, at, said.months)
  const after = month && dayIn(words[at + month.length], said)
  if (month && after !== undefined && said.monthFirst) return on(after, month.index + 1, month.length + 1)

  const lead = phraseAt(words, at, said.dayLeads)
  const number = lead ? said.dayNumber.exec(words[at + lead]?.plain ?? "") : null
  // "Le 24 rue de Metz" is no day.
  return number
    ? found(lead + 1, [nextDayOf(today, Number(number[1]))], said.dayNumber.test("24") ? "likely" : "sure")
    : undefined
}
