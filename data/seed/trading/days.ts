// The days on which the sample's shops and banks are open. Days are YYYY-MM-DD, weekdays count from Monday as 1.

const dayMs = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** Returns the days from the first to the last one, both included. */
export function daysBetween(from: string, until: string): string[] {
  const count = Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1)
  return Array.from({ length: count }, (_, i) => addDays(from, i))
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const [month, day] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1]
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
}

/** Public holidays: fixed ones as MM-DD, and days from Easter Sunday. */
const holidays: Record<string, { fixed: string[]; fromEaster: number[] }> = {
  FI: { fixed: ["01-01", "01-06", "05-01", "12-06", "12-25", "12-26"], fromEaster: [-2, 1, 39] },
  DE: { fixed: ["01-01", "03-08", "05-01", "10-03", "12-25", "12-26"], fromEaster: [-2, 1, 39, 50] },
  FR: {
    fixed: ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"],
    fromEaster: [1, 39, 50],
  },
}

/** Midsummer Eve and Day in Finland: the Friday and Saturday after 18 June. */
const isMidsummer = (day: string) =>
  (weekdayOf(day) === 5 && day.slice(5) >= "06-19" && day.slice(5) <= "06-25") ||
  (weekdayOf(day) === 6 && day.slice(5) >= "06-20" && day.slice(5) <= "06-26")

export function isHoliday(country: string, day: string): boolean {
  const { fixed = [], fromEaster = [] } = holidays[country] ?? {}
  if (fixed.includes(day.slice(5)) || (country === "FI" && isMidsummer(day))) return true
  const easter = easterOf(Number(day.slice(0, 4)))
  return fromEaster.some((days) => addDays(easter, days) === day)
}

export const isBankDay = (country: string, day: string) => weekdayOf(day) <= 5 && !isHoliday(country, day)

/** Returns the bank day that comes some bank days after a day. */
export function bankDayAfter(country: string, day: string, count: number): string {
  let found = day
  for (let left = count; left > 0; ) {
    found = addDays(found, 1)
    if (isBankDay(country, found)) left -= 1
  }
  return found
}

/** How the takings of the year run: a peak before Christmas, a small one when school begins, little after New Year. */
function seasonOf(day: string): number {
  const year = Number(day.slice(0, 4))
  const dayOfYear = 1 + (Date.parse(day) - Date.UTC(year, 0, 1)) / dayMs
  const peak = (at: number, width: number) => Math.exp(-(((dayOfYear - at) / width) ** 2))
  return 1 + 0.95 * peak(352, 20) + 0.25 * peak(235, 14) - 0.28 * peak(30, 30) - 0.12 * peak(196, 25)
}

const weekdayFactors = [0.82, 0.85, 0.92, 1, 1.18, 1.5, 0.7]

/** How busy a day is; 1 is an average one. */
export const busynessOf = (day: string): number => seasonOf(day) * (weekdayFactors[weekdayOf(day) - 1] as number)
