// Days as YYYY-MM-DD; the arithmetic is UTC's, so that no clock change shifts a day.
const day = 86_400_000

const stamp = (date: string) => Date.parse(`${date}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => iso(stamp(date) + days * day)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(stamp(date)).getUTCDay() || 7

/** The day so many months later, or the month's last where it is shorter. */
export function addMonths(date: string, months: number): string {
  const at = new Date(stamp(date))
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate()
  return iso(first + (Math.min(at.getUTCDate(), last) - 1) * day)
}

/** A day from its numbers, or nothing where there is no such day or no task can be due then. */
export function dateOf(year: number, month: number, dayOfMonth: number): string | undefined {
  if (year < 1900 || year > 2199) return undefined
  const date = iso(Date.UTC(year, month - 1, dayOfMonth))
  const there = new Date(stamp(date))
  return there.getUTCMonth() === month - 1 && there.getUTCDate() === dayOfMonth ? date : undefined
}

/** A day of some month without its year: the next one that is not over, so that 29 February finds its year too. */
export function nextDateOf(today: string, month: number, dayOfMonth: number): string | undefined {
  const year = Number(today.slice(0, 4))
  for (let later = 0; later <= 8; later++) {
    const date = dateOf(year + later, month, dayOfMonth)
    if (date && date >= today) return date
  }
  return undefined
}

/** The next day with that number in its month. */
export function nextDayOf(today: string, dayOfMonth: number): string | undefined {
  const [year = 0, month = 0] = today.split("-").map(Number)
  for (let later = 0; later <= 12; later++) {
    const date = dateOf(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, dayOfMonth)
    if (date && date >= today) return date
  }
  return undefined
}
