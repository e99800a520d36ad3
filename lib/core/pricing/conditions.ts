import type { Basket, Conditions, Moment } from "./types"

/** The day of a week by ISO: 1 is Monday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 24 * 60 * 60_000).toISOString().slice(0, 10)

/** The day to which a moment belongs; undefined outside the hours. */
function dayWithin({ date, minutes }: Moment, { from, to }: { from: number; to: number }): string | undefined {
  if (from <= to) return minutes >= from && minutes < to ? date : undefined
  if (minutes >= from) return date
  return minutes < to ? dayBefore(date) : undefined
}

/** Whether an offer holds at a place and time, for a basket with these codes. */
export function holds(conditions: Conditions, basket: Moment & Pick<Basket, "codes">): boolean {
  const { shops, channels, from, until, weekdays, hours, code } = conditions
  if (shops && !shops.includes(basket.shop)) return false
  if (channels && !channels.includes(basket.channel)) return false
  if (code !== undefined && !basket.codes.some((given) => given.toUpperCase() === code.toUpperCase())) return false
  const day = hours ? dayWithin(basket, hours) : basket.date
  if (day === undefined) return false
  return (!from || day >= from) && (!until || day <= until) && (!weekdays || weekdays.includes(weekdayOf(day)))
}
