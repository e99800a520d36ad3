/**
 * Wall clocks. A wall time is a Date whose UTC fields read as a clock on the wall of a time zone; it is no instant.
 * Days and clock times are counted on wall times, so that nothing shifts where the clocks change.
 */

/** The cookie by which the server knows where a reader is who did not say so in their account. */
export const zoneCookie = "time-zone"

const formats = new Map<string, Intl.DateTimeFormat>()
const most = 200

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
    if (formats.size >= most) formats.clear()
    formats.set(zone, format)
  }
  return format
}

/** Whether a text names a time zone of the IANA database, such as `Europe/Stockholm`. Bare offsets are none: they know no summer time. */
export function isTimeZone(text: string): boolean {
  if (text.length > 64 || !/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(text)) return false
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/** What the clocks of a zone show at an instant. */
export function wallOf(instant: Date, zone: string): Date {
  if (zone === "UTC") return new Date(instant)
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) + (instant.getTime() % 1000))
}

const dayLong = 86_400_000
const offset = (instant: number, zone: string) => wallOf(new Date(instant), zone).getTime() - instant

/**
 * When the clocks of a zone show a wall time: the first of two where an hour comes twice; where it is left out in spring,
 * as long after the change as the wall time is (RFC 5545 section 3.3.5).
 */
export function instantOf(wall: Date, zone: string): Date {
  if (zone === "UTC") return new Date(wall)
  const time = wall.getTime()
  const before = time - offset(time - dayLong, zone)
  const after = time - offset(time + dayLong, zone)
  const shows = (instant: number) => instant + offset(instant, zone) === time
  return new Date(shows(before) || !shows(after) ? before : after)
}

/** The first moment of a wall time's day. */
export const dayOf = (wall: Date): Date => new Date(Math.floor(wall.getTime() / dayLong) * dayLong)

export const addDays = (wall: Date, days: number): Date => new Date(wall.getTime() + days * dayLong)

/** A wall time's day as YYYY-MM-DD. */
export const isoDayOf = (wall: Date): string => wall.toISOString().slice(0, 10)
