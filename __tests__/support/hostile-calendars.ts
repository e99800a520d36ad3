import { calendarFile, eventLines } from "./ics"

const times = (count: number, line: (n: number) => string[]) => Array.from({ length: count }, (_, n) => line(n)).flat()
const start = "DTSTART:19010101T090000Z"
const day = (n: number) =>
  new Date(Date.UTC(2001, 0, 1) + n * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "")

/** Files made to keep the server busy, and the expected responses: an error about the file, or its content. */
export const hostileCalendars: [string, () => string, number | RegExp][] = [
  [
    "500 yearly rules that never fall on a day",
    () => calendarFile(...times(500, () => eventLines(start, "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))),
    0,
  ],
  [
    "500 daily rules that never fall on a day",
    () => calendarFile(...times(500, () => eventLines(start, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"))),
    /take too long/,
  ],
  [
    "900 rules that hardly ever fall on a day, counted to the end",
    () =>
      calendarFile(
        ...times(900, () => eventLines(start, "RRULE:FREQ=DAILY;COUNT=999;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO")),
      ),
    /take too long/,
  ],
  [
    "one rule a thousand years apart",
    () => calendarFile(...eventLines(start, "RRULE:FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=29")),
    0,
  ],
  [
    "rules by the second, and until the year 9999",
    () =>
      calendarFile(
        ...times(400, () => eventLines(start, "RRULE:FREQ=SECONDLY;BYSECOND=61")),
        ...times(400, () => eventLines(start, "RRULE:FREQ=DAILY;UNTIL=99991231T235959Z")),
      ),
    0,
  ],
  [
    "40,000 exception dates in one line",
    () =>
      calendarFile(
        ...eventLines(start, "RRULE:FREQ=DAILY", `EXDATE:${times(40_000, (n) => [`${day(n)}T090000Z`]).join(",")}`),
      ),
    /more than 5,000 exceptions/,
  ],
  [
    "4,000 exception dates far apart, in a zone that nobody knows",
    () =>
      calendarFile(
        ...eventLines(
          "DTSTART;TZID=Nowhere:19010101T090000",
          "RRULE:FREQ=DAILY",
          ...times(4_000, (n) => [`EXDATE;TZID=Nowhere:${day(n * 15)}T090000`]),
        ),
      ),
    1,
  ],
  [
    "2,000 repeating events",
    () => calendarFile(...times(2_000, () => eventLines(start, "RRULE:FREQ=DAILY"))),
    /more than 1,000 repeating/,
  ],
  [
    "components inside components",
    () =>
      calendarFile(...eventLines(start), ...times(20_000, () => ["BEGIN:X-A"]), ...times(20_000, () => ["END:X-A"])),
    1,
  ],
  [
    "an event inside events",
    () => calendarFile(...times(9_000, () => ["BEGIN:VEVENT"]), ...times(9_000, () => ["END:VEVENT"])),
    0,
  ],
  [
    "one line of parameters",
    () =>
      calendarFile(
        ...eventLines(start, `SUMMARY${";A=B".repeat(200_000)}:Long`, `LOCATION;X="${"a".repeat(50_000)}":L`),
      ),
    1,
  ],
  [
    "properties by the thousand",
    () =>
      calendarFile(...eventLines(start, ...times(12_000, () => ["ATTENDEE:mailto:bo@example.org", "SUMMARY:Again"]))),
    1,
  ],
  [
    "a line folded at every character",
    () => calendarFile(...eventLines(start, `SUMMARY:a${"\r\n b".repeat(150_000)}`)),
    1,
  ],
  [
    "a time zone that changes each second, without end",
    () =>
      calendarFile(
        "BEGIN:VTIMEZONE",
        "TZID:Own",
        ...times(300, () => [
          "BEGIN:STANDARD",
          "DTSTART:16010101T000000",
          "TZOFFSETFROM:+0100",
          "TZOFFSETTO:+0200",
          "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
          "END:STANDARD",
          "BEGIN:DAYLIGHT",
          "DTSTART:16010101T000000",
          "TZOFFSETFROM:+0200",
          "TZOFFSETTO:+0100",
          "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
          "END:DAYLIGHT",
        ]),
        "END:VTIMEZONE",
        ...times(1_500, (n) => eventLines(`DTSTART;TZID=Own:${1901 + (n % 290)}0601T090000`)),
      ),
    /take too long|^1500$/,
  ],
]
