import { bodyId, byId, type Made, type Samples } from "./sample"

const id = ({ event }: Made): number => event.id
const recurrence = "FREQ=DAILY;COUNT=5"
const times = { start: "2031-03-01T09:00:00Z", end: "2031-03-01T10:00:00Z" }
const second = "2031-03-02T09:00:00Z"
const series = { each: "addEvent series" }

const file = (n: number) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sample//EN",
    "BEGIN:VEVENT",
    `UID:sample-${n}@example.org`,
    "DTSTAMP:20310101T000000Z",
    "DTSTART:20310301T090000Z",
    "DTEND:20310301T100000Z",
    `SUMMARY:Sample ${n}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n")

/** Single and recurring events, import and feed. */
export const calendar: Samples = {
  addEvent: { input: (_, n) => ({ body: { event: { title: `Sample ${n}`, ...times } } }) },
  "addEvent series": {
    input: (_, n) => ({
      body: { event: { title: `Series ${n}`, ...times, extendedProps: { calendar: "Business", recurrence } } },
    }),
  },
  updateEvent: { each: "addEvent", input: (made, n) => ({ body: { event: { id: id(made), title: `Changed ${n}` } } }) },
  removeEvent: { each: "addEvent", input: byId(id) },
  removeEvents: { each: "addEvent", input: bodyId((made) => [id(made)], "ids") },
  restoreEvent: { each: "removeEvent", input: bodyId(({ id }) => id) },
  updateOccurrence: {
    ...series,
    input: (made, n) => ({
      body: { event: { id: id(made), occurrence: second, title: `Changed ${n}` }, scope: "this" },
    }),
  },
  removeOccurrence: {
    ...series,
    input: (made) => ({ query: { id: id(made), occurrence: second, scope: "this" } }),
  },
  restoreOccurrence: { each: "removeOccurrence", input: ({ id }) => ({ body: { id, occurrence: second } }) },
  rejoinEvent: { ...series, input: (made) => ({ body: { id: id(made), recurrence } }) },
  "addEvent invited": {
    input: (_, n) => ({
      body: {
        event: { title: `Invited ${n}`, ...times, extendedProps: { calendar: "Business", guests: ["admin@demo.com"] } },
      },
    }),
  },
  answerEvent: { each: "addEvent invited", input: (made) => ({ body: { id: id(made), answer: "yes" } }) },
  showInvitation: { input: () => ({ query: { token: "unknown" } }) },
  answerInvitation: { not: "takes the secret of a mailed link" },
  previewImport: { input: (_, n) => ({ body: { ics: file(n) } }) },
  importEvents: { input: (_, n) => ({ body: { ics: file(n) } }) },
  revokeFeed: { each: "renewFeed" },
  readFeed: {
    once: "renewFeed",
    input: ({ address }) => ({ params: { token: String(address).split("/").at(-1) as string } }),
  },
}
