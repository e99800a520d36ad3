import { client } from "./api"

export interface SeriesEvent {
  id: number
  title: string
  start: string
  end: string
  extendedProps: {
    calendar: string
    recurrence?: string
    occurrence?: string
    guests?: string[]
    location?: string
    version?: number
  }
}

/** Adds an event on 17 March 2031 at nine o'clock in Stockholm, with the given overrides. */
export async function addEvent(event: object, props: object = {}): Promise<SeriesEvent> {
  const extendedProps = { calendar: "ETC", timeZone: "Europe/Stockholm", ...props }
  const given = { title: "Stand-up", start: "2031-03-17T08:00:00Z", end: "2031-03-17T08:30:00Z", extendedProps }
  const { status, body } = await (await client("admin")).post("/apps/calendar/add-event", {
    event: { ...given, ...event },
  })
  expect([status, body.error]).toEqual([201, undefined])
  return body.event
}

/** The occurrences of a series in a range. */
export async function within(start: string, end: string, id: number): Promise<SeriesEvent[]> {
  const { body } = await (await client("admin")).get("/apps/calendar/events", { start, end, calendars: "ETC" })
  return body.filter((event: SeriesEvent) => event.id === id)
}

/** Its start times in spring, to the minute. */
export const starts = async (id: number, start = "2031-03-01", end = "2031-05-01") =>
  (await within(start, end, id)).map((event) => event.start.slice(0, 16))
