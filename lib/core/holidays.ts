import { shiftDay as shift } from "./i18n/day-text"

// Days on which banks don't work, besides weekends. Dates are YYYY-MM-DD.

/** `TARGET` is the calendar of payments in euro; the others are what the law of a country says. */
export const holidayCalendars = ["TARGET", "DE", "FI", "FR"] as const
export type HolidayCalendar = (typeof holidayCalendars)[number]

/** Where a day goes that is no working day. The modified rule stays in the month. */
export const workingDayRules = ["following", "modifiedFollowing", "preceding", "none"] as const
export type WorkingDayRule = (typeof workingDayRules)[number]

/** Easter Sunday in the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const of = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(of / 31)).padStart(2, "0")}-${String((of % 31) + 1).padStart(2, "0")}`
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Midsummer Day in Finland: the Saturday between 20 and 26 June. */
function midsummer(year: number): string {
  const first = `${year}-06-20`
  return shift(first, (6 - weekday(first) + 7) % 7)
}

/** Days by calendar: fixed ones as MM-DD, others as days after Easter Sunday. */
const days: Record<HolidayCalendar, { fixed: string[]; easter: number[] }> = {
  TARGET: { fixed: ["01-01", "05-01", "12-25", "12-26"], easter: [-2, 1] },
  DE: { fixed: ["01-01", "05-01", "10-03", "12-25", "12-26"], easter: [-2, 1, 39, 50] },
  // Payments that are due on the eves of Christmas and Midsummer wait too.
  FI: { fixed: ["01-01", "01-06", "05-01", "12-06", "12-24", "12-25", "12-26"], easter: [-2, 1, 39] },
  FR: {
    fixed: ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"],
    easter: [1, 39, 50],
  },
}

const computed = new Map<string, ReadonlySet<string>>()

/** The holidays of a year, those on weekends included. */
export function holidaysOf(calendar: HolidayCalendar, year: number): ReadonlySet<string> {
  const key = `${calendar} ${year}`
  const known = computed.get(key)
  if (known) return known
  const { fixed, easter } = days[calendar]
  const sunday = easterSunday(year)
  const all = new Set([...fixed.map((day) => `${year}-${day}`), ...easter.map((by) => shift(sunday, by))])
  if (calendar === "FI") for (const by of [-1, 0]) all.add(shift(midsummer(year), by))
  computed.set(key, all)
  return all
}

export const isWorkingDay = (date: string, calendar: HolidayCalendar): boolean =>
  ![0, 6].includes(weekday(date)) && !holidaysOf(calendar, Number(date.slice(0, 4))).has(date)

function nextWorkingDay(date: string, calendar: HolidayCalendar, by: 1 | -1): string {
  let day = date
  while (!isWorkingDay(day, calendar)) day = shift(day, by)
  return day
}

/** The day on which something happens that is due on `date`. */
export function workingDay(date: string, rule: WorkingDayRule, calendar: HolidayCalendar): string {
  if (rule === "none") return date
  if (rule === "preceding") return nextWorkingDay(date, calendar, -1)
  const following = nextWorkingDay(date, calendar, 1)
  if (rule === "following" || following.slice(0, 7) === date.slice(0, 7)) return following
  return nextWorkingDay(date, calendar, -1)
}
