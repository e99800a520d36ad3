import { isoDayOf, wallOf } from "@/lib/core/time-zone"

/** The trading day of a moment: the local date, which begins at the cut-off hour instead of midnight. */
export const tradingDay = (at: Date, { timeZone, cutOffHour }: { timeZone: string; cutOffHour: number }): string =>
  isoDayOf(new Date(wallOf(at, timeZone).getTime() - cutOffHour * 3_600_000))
