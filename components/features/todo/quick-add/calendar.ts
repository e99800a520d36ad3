// Days are YYYY-MM-DD strings, with arithmetic in UTC so that a clock change never shifts a day.
const day = 86_400_000

const stamp = (date: string) => Date.parse(`${date}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => iso(stamp(date) + days * day)

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(stamp(date)).getUTCDay() || 7

/** Returns the same day some months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const at = new Date(stamp(date))
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate()
  return iso(first + (Math.min(at.getUTCDate(), last) - 1) * day)
}

/** Returns a day from its numbers, or undefined if it does not exist or is out of range for a due date. */
export function dateOf(year: number, month: number, dayOfMonth: number): string | undefined {
  if (year < 1900 || year > 2199) return undefined
  const date = iso(Date.UTC(year, month - 1, dayOfMonth))
  const parsed = new Date(stamp(date))
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === dayOfMonth ? date : undefined
}

/** Returns the next occurrence of a day and month, from today on. Searches eight years ahead, for 29 February. */
export function nextDateOf(today: string, month: number, dayOfMonth: number): string | undefined {
  const year = Number(today.slice(0, 4))
  for (let later = 0; later <= 8; later++) {
    const date = dateOf(year + later, month, dayOfMonth)
    if (date && date >= today) return date
  }
  return undefined
}

/** Returns the next day with this number in its month. */
export function nextDayOf(today: string, dayOfMonth: number): string | undefined {
  const [year = 0, month = 0] = today.split("-").map(Number)
  for (let later = 0; later <= 12; later++) {
    const date = dateOf(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, dayOfMonth)
    if (date && date >= today) return date
  }
  return undefined
}
