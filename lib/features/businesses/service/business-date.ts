import { addDays, dayOf, isoDayOf, wallOf } from "@/lib/core/time-zone"

/** The trading day of a shop at a moment: before its cut-off hour, the day before still goes on. */
export function businessDateOf(at: Date, { timeZone, cutOffHour }: { timeZone: string; cutOffHour: number }): string {
  const wall = wallOf(at, timeZone)
  return isoDayOf(addDays(dayOf(wall), wall.getUTCHours() < cutOffHour ? -1 : 0))
}
