/** A calendar file with these lines in it. */
export const calendarFile = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n")

/** One event of a calendar file, with a unique UID unless the lines contain one. */
export function eventLines(...lines: string[]): string[] {
  const uid = lines.some((line) => line.startsWith("UID:")) ? [] : [`UID:${crypto.randomUUID()}@example.org`]
  return ["BEGIN:VEVENT", ...uid, "DTSTAMP:20310101T000000Z", ...lines, "END:VEVENT"]
}
