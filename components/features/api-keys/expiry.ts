import { addDays, instantOf, isoDayOf, wallOf } from "@/lib/core/time-zone"

/** The first moment after a day, YYYY-MM-DD: when a key stops working whose last whole day it is. */
export const endOfDay = (day: string, zone: string): string =>
  instantOf(addDays(new Date(`${day}T00:00:00Z`), 1), zone).toISOString()

/** The last day on which a key works; "" for one that doesn't expire. */
export const lastDayOf = (expiresAt: string | null, zone: string): string =>
  expiresAt === null ? "" : isoDayOf(wallOf(new Date(Date.parse(expiresAt) - 1), zone))
