import { maxExceptions } from "../values"

/** The properties that we read, and the max number of each per component; the rest of a file never reaches the library. */
export const properties: Record<string, Record<string, number>> = {
  VEVENT: {
    UID: 1,
    SUMMARY: 1,
    DTSTART: 1,
    DTEND: 1,
    DURATION: 1,
    LOCATION: 1,
    DESCRIPTION: 1,
    URL: 1,
    STATUS: 1,
    "RECURRENCE-ID": 1,
    RRULE: 2,
    RDATE: 1,
    EXDATE: maxExceptions,
    ATTENDEE: 500,
    CATEGORIES: 50,
  },
  VALARM: { TRIGGER: 1 },
  VTIMEZONE: { TZID: 1, "X-LIC-LOCATION": 1 },
  STANDARD: { DTSTART: 1, TZOFFSETFROM: 1, TZOFFSETTO: 1, RRULE: 1, RDATE: 50 },
}
properties.DAYLIGHT = properties.STANDARD as Record<string, number>

/** The components that we read inside each component. Of an event's alarms only the first is read. */
export const inside: Record<string, string[]> = {
  "": ["VCALENDAR"],
  VCALENDAR: ["VEVENT", "VTIMEZONE"],
  VEVENT: ["VALARM"],
  VTIMEZONE: ["STANDARD", "DAYLIGHT"],
}
