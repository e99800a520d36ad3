/** Vocabulary of dates in a language, in lower case without accents. Phrases may have several words. */
export interface DateWords {
  /** Today, tomorrow, the day after tomorrow. */
  days: readonly (readonly string[])[]
  /** Abbreviations of `days`, or words that also mean something else. */
  shortDays: readonly (readonly string[])[]
  /** Monday to Sunday; words that almost never mean anything else. */
  weekdays: readonly (readonly string[])[]
  /** Abbreviations of `weekdays`, or words that also mean something else. */
  shortWeekdays: readonly (readonly string[])[]
  /** Prepositions before a day, which belong to it. */
  leads: readonly string[]
  /** "Next" before a weekday, week or month. */
  next: readonly string[]
  /** "Next" after it. */
  nextAfter: readonly string[]
  this: readonly string[]
  /** "In" before a number of days. */
  in: readonly string[]
  /** Days, weeks, months. */
  units: readonly (readonly string[])[]
  /** Numbers from one to ten. */
  numbers: readonly (readonly string[])[]
  /** January to December. */
  months: readonly (readonly string[])[]
  /** Words between day and month. */
  of: readonly string[]
  /** Words before the number of a day. */
  dayLeads: readonly string[]
  /** A day as an ordinal number; the first group has the digits. */
  dayNumber: RegExp
  /** Whether the month can come before the day: December 24th. */
  monthFirst: boolean
}
