import { addDays, addMonths, weekdayOf } from "./calendar"
import { numericDateAt, writtenDateAt } from "./dates-of-numbers"
import { entryAt, phraseAt, type Word } from "./text"
import type { DateWords } from "./words/date-words"

/** A day found in a line. */
export interface FoundDate {
  /** How many words it takes. */
  length: number
  /** What it may mean, the likeliest first. */
  dates: string[]
  /** Sure: hardly anything but a day. Likely: so at the end of a line or after "on". Possible: only someone can say. */
  trust: "sure" | "likely" | "possible"
}

export type DateMatcher = (words: Word[], at: number, said: DateWords, today: string) => FoundDate | undefined

/** The same weekday again is in a week; today is the other reading. */
function comingWeekday(today: string, weekday: number): string[] {
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return ahead === 0 ? [addDays(today, 7), today] : [addDays(today, ahead)]
}

/** Next Friday: that of next week; some say so to the one that comes. */
function nextWeekday(today: string, weekday: number): string[] {
  const nextMonday = addDays(today, 8 - weekdayOf(today))
  const there = addDays(nextMonday, weekday - 1)
  const coming = addDays(there, -7)
  return coming > today ? [there, coming] : [there]
}

const relativeDay: DateMatcher = (words, at, said, today) => {
  const full = entryAt(words, at, said.days)
  const found = full ?? entryAt(words, at, said.shortDays)
  return found && { length: found.length, dates: [addDays(today, found.index)], trust: full ? "sure" : "likely" }
}

function numberAt(words: Word[], at: number, said: DateWords): number | undefined {
  const digits = /^\d{1,3}$/.exec(words[at]?.plain ?? "")
  const named = entryAt(words, at, said.numbers)
  return digits ? Number(digits[0]) : named && named.index + 1
}

const inSoMany: DateMatcher = (words, at, said, today) => {
  const lead = phraseAt(words, at, said.in)
  const amount = lead ? numberAt(words, at + lead, said) : undefined
  const unit = amount === undefined ? undefined : entryAt(words, at + lead + 1, said.units)
  if (amount === undefined || !unit) return undefined
  const date = unit.index === 2 ? addMonths(today, amount) : addDays(today, amount * (unit.index === 1 ? 7 : 1))
  return { length: lead + 1 + unit.length, dates: [date], trust: "sure" }
}

/** Next week begins on its Monday, next month on its first. */
const nextUnit: DateMatcher = (words, at, said, today) => {
  const before = phraseAt(words, at, said.next)
  const unit = entryAt(words, at + before, said.units)
  const after = unit && !before ? phraseAt(words, at + unit.length, said.nextAfter) : 0
  if (!unit || unit.index === 0 || !(before || after)) return undefined
  const date = unit.index === 1 ? addDays(today, 8 - weekdayOf(today)) : `${addMonths(today, 1).slice(0, 8)}01`
  return { length: before + unit.length + after, dates: [date], trust: "sure" }
}

const weekday: DateMatcher = (words, at, said, today) => {
  const next = phraseAt(words, at, said.next)
  const thisOne = next ? 0 : phraseAt(words, at, said.this)
  const lead = next || thisOne
  const full = entryAt(words, at + lead, said.weekdays)
  const day = full ?? entryAt(words, at + lead, said.shortWeekdays)
  if (!day) return undefined
  const after = next ? 0 : phraseAt(words, at + lead + day.length, said.nextAfter)
  const length = lead + day.length + after
  if (next || after) return { length, dates: nextWeekday(today, day.index + 1), trust: "sure" }
  const dates = comingWeekday(today, day.index + 1)
  return { length, dates: thisOne ? dates.reverse() : dates, trust: full || thisOne ? "sure" : "likely" }
}

const matchers = [relativeDay, inSoMany, nextUnit, weekday, writtenDateAt, numericDateAt]

/** A day that begins at this word, with what leads to it ("on", "bis", "le"). */
export function dateAt(words: Word[], at: number, said: DateWords, today: string): FoundDate | undefined {
  const best = (from: number) =>
    matchers
      .map((match) => match(words, from, said, today))
      .filter((found) => found !== undefined)
      .sort((a, b) => b.length - a.length)[0]
  const bare = best(at)
  const lead = phraseAt(words, at, said.leads)
  const led = lead ? best(at + lead) : undefined
  if (!led || (bare && bare.length >= lead + led.length)) return bare
  return { ...led, length: lead + led.length, trust: "sure" }
}
