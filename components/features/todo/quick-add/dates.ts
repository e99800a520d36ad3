import { addDays, addMonths, weekdayOf } from "./calendar"
import { numericDateAt, writtenDateAt } from "./dates-of-numbers"
import { entryAt, phraseAt, type Word } from "./text"
import type { DateWords } from "./words/date-words"

/** A day found in a line. */
export interface FoundDate {
  /** Number of words. */
  length: number
  /** Possible days, the most likely first. */
  dates: string[]
  /**
   * Sure: almost certainly a day. Likely: a day at the end of a line or after "on". Possible: the user has to decide.
   */
  trust: "sure" | "likely" | "possible"
}

export type DateMatcher = (words: Word[], at: number, vocabulary: DateWords, today: string) => FoundDate | undefined

/** Today's weekday means a week from today; today is the alternative. */
function comingWeekday(today: string, weekday: number): string[] {
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return ahead === 0 ? [addDays(today, 7), today] : [addDays(today, ahead)]
}

/** "Next Friday" is that of next week; the alternative is the coming one. */
function nextWeekday(today: string, weekday: number): string[] {
  const nextMonday = addDays(today, 8 - weekdayOf(today))
  const nextWeeks = addDays(nextMonday, weekday - 1)
  const coming = addDays(nextWeeks, -7)
  return coming > today ? [nextWeeks, coming] : [nextWeeks]
}

const relativeDay: DateMatcher = (words, at, vocabulary, today) => {
  const full = entryAt(words, at, vocabulary.days)
  const found = full ?? entryAt(words, at, vocabulary.shortDays)
  return found && { length: found.length, dates: [addDays(today, found.index)], trust: full ? "sure" : "likely" }
}

function numberAt(words: Word[], at: number, vocabulary: DateWords): number | undefined {
  const digits = /^\d{1,3}$/.exec(words[at]?.plain ?? "")
  const named = entryAt(words, at, vocabulary.numbers)
  return digits ? Number(digits[0]) : named && named.index + 1
}

const inDuration: DateMatcher = (words, at, vocabulary, today) => {
  const lead = phraseAt(words, at, vocabulary.in)
  const amount = lead ? numberAt(words, at + lead, vocabulary) : undefined
  const unit = amount === undefined ? undefined : entryAt(words, at + lead + 1, vocabulary.units)
  if (amount === undefined || !unit) return undefined
  const date = unit.index === 2 ? addMonths(today, amount) : addDays(today, amount * (unit.index === 1 ? 7 : 1))
  return { length: lead + 1 + unit.length, dates: [date], trust: "sure" }
}

/** Next week starts on Monday, next month on the 1st. */
const nextUnit: DateMatcher = (words, at, vocabulary, today) => {
  const before = phraseAt(words, at, vocabulary.next)
  const unit = entryAt(words, at + before, vocabulary.units)
  const after = unit && !before ? phraseAt(words, at + unit.length, vocabulary.nextAfter) : 0
  if (!unit || unit.index === 0 || !(before || after)) return undefined
  const date = unit.index === 1 ? addDays(today, 8 - weekdayOf(today)) : `${addMonths(today, 1).slice(0, 8)}01`
  return { length: before + unit.length + after, dates: [date], trust: "sure" }
}

const weekday: DateMatcher = (words, at, vocabulary, today) => {
  const next = phraseAt(words, at, vocabulary.next)
  const thisLength = next ? 0 : phraseAt(words, at, vocabulary.this)
  const lead = next || thisLength
  const full = entryAt(words, at + lead, vocabulary.weekdays)
  const day = full ?? entryAt(words, at + lead, vocabulary.shortWeekdays)
  if (!day) return undefined
  const after = next ? 0 : phraseAt(words, at + lead + day.length, vocabulary.nextAfter)
  const length = lead + day.length + after
  if (next || after) return { length, dates: nextWeekday(today, day.index + 1), trust: "sure" }
  const dates = comingWeekday(today, day.index + 1)
  return { length, dates: thisLength ? dates.reverse() : dates, trust: full || thisLength ? "sure" : "likely" }
}

const matchers = [relativeDay, inDuration, nextUnit, weekday, writtenDateAt, numericDateAt]

/** Returns the longest date that starts at this word, including a preposition ("on", "bis", "le"). */
export function dateAt(words: Word[], at: number, vocabulary: DateWords, today: string): FoundDate | undefined {
  const best = (from: number) =>
    matchers
      .map((match) => match(words, from, vocabulary, today))
      .filter((found) => found !== undefined)
      .sort((a, b) => b.length - a.length)[0]
  const bare = best(at)
  const lead = phraseAt(words, at, vocabulary.leads)
  const led = lead ? best(at + lead) : undefined
  if (!led || (bare && bare.length >= lead + led.length)) return bare
  return { ...led, length: lead + led.length, trust: "sure" }
}
