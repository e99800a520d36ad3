/** How a language speaks of days. Everything small and without accents; phrases may be of several words. */
export interface DateWords {
  /** Today, tomorrow, the day after. */
  days: readonly (readonly string[])[]
  /** The same in short, or as words that mean other things too. */
  shortDays: readonly (readonly string[])[]
  /** Monday to Sunday; words that are hardly ever anything else. */
  weekdays: readonly (readonly string[])[]
  /** The same in short, or as words that mean other things too. */
  shortWeekdays: readonly (readonly string[])[]
  /** What may stand before a day and goes with it. */
  leads: readonly string[]
  /** Before a weekday, a week or a month. */
  next: readonly string[]
  /** Or after it. */
  nextAfter: readonly string[]
  this: readonly string[]
  /** Before a number of days. */
  in: readonly string[]
  /** Days, weeks, months. */
  units: readonly (readonly string[])[]
  /** One to ten. */
  numbers: readonly (readonly string[])[]
  /** January to December. */
  months: readonly (readonly string[])[]
  /** Between day and month. */
  of: readonly string[]
  /** Before the number of a day. */
  dayLeads: readonly string[]
  /** The number of a day as such; its digits are the first group. */
  dayNumber: RegExp
  /** In numbers with strokes the month comes first. */
  monthFirst: boolean
}
