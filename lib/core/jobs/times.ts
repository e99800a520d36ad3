const dayMs = 86_400_000
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** A fixed interval, or a time of day in UTC ("08:00"), each day or on one day of the week. */
export type Times = { everySeconds: number } | { at: string; weekday?: (typeof weekdays)[number] }

/** The first time of a schedule after `after`. Slots that have passed by then are left out, so they aren't made up for. */
export function nextTime(times: Times, after: Date): Date {
  if ("everySeconds" in times) return new Date(after.getTime() + times.everySeconds * 1000)
  const [hours = 0, minutes = 0] = times.at.split(":").map(Number)
  const day = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate(), hours, minutes)
  const isWanted = (at: number) =>
    at > after.getTime() && (!times.weekday || weekdays[new Date(at).getUTCDay()] === times.weekday)
  for (let at = day; ; at += dayMs) if (isWanted(at)) return new Date(at)
}

/** The next time of a schedule that was due at `dueAt`. A process whose clock is slow must not use a time of day twice. */
export const nextRun = (times: Times, dueAt: number, now = Date.now()): Date =>
  nextTime(times, new Date("everySeconds" in times ? now : Math.max(now, dueAt)))

const firstSeconds = 15
const maxSeconds = 3600

/** Seconds until the next attempt after the given number of failed ones: 15, doubling up to an hour, with 20 % jitter. */
export const backoffSeconds = (attempts: number, random = Math.random()): number =>
  Math.round(Math.min(firstSeconds * 2 ** (attempts - 1), maxSeconds) * (0.8 + 0.4 * random))
