/**
 * Wall times. A wall time is a Date whose UTC fields show the local time of a time zone; it is not an instant. Calculations
 * with days use wall times, so that daylight saving changes don't shift them.
 */

/** The cookie with the browser's time zone, for users without one in their account. */
export const zoneCookie = "time-zone"

const formats = new Map<string, Intl.DateTimeFormat>()
const maxFormats = 200

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    })
    if (formats.size >= maxFormats) formats.clear()
    formats.set(zone, format)
  }
  return format
}

/** Whether a text is an IANA time zone, such as `Europe/Stockholm`. Rejects plain offsets: they lack daylight saving time. */
export function isTimeZone(text: string): boolean {
  if (text.length > 64 || !/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(text)) return false
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/** The wall time of a zone at an instant. */
export function wallOf(instant: Date, zone: string): Date {
  if (zone === "UTC") return new Date(instant)
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) + (instant.getTime() % 1000))
}

const dayMs = 86_400_000
const offset = (instant: number, zone: string) => wallOf(new Date(instant), zone).getTime() - instant

/**
 * The instant of a wall time in a zone. Of a repeated hour, the first; a wall time that is skipped in spring is interpreted
 * with the offset before the change (RFC 5545 section 3.3.5).
 */
export function instantOf(wall: Date, zone: string): Date {
  if (zone === "UTC") return new Date(wall)
  const time = wall.getTime()
  const before = time - offset(time - dayMs, zone)
  const after = time - offset(time + dayMs, zone)
  const shows = (instant: number) => instant + offset(instant, zone) === time
  return new Date(shows(before) || !shows(after) ? before : after)
}

/** Midnight of a wall time's day. */
export const dayOf = (wall: Date): Date => new Date(Math.floor(wall.getTime() / dayMs) * dayMs)

export const addDays = (wall: Date, days: number): Date => new Date(wall.getTime() + days * dayMs)

/** A wall time's day as YYYY-MM-DD. */
export const isoDayOf = (wall: Date): string => wall.toISOString().slice(0, 10)
