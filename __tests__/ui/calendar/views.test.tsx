import { de, enUS, fr, pt } from "date-fns/locale"
import { layOut } from "@/components/features/calendar/day-layout"
import { placed, rowOf } from "@/components/features/calendar/placed"
import { withChanges } from "@/components/features/calendar/use-address"
import { readView, requestedRange, shownDays, stepDate } from "@/components/features/calendar/view-state"
import { weekStartOf } from "@/lib/core/i18n/week"
import type { Event } from "@/lib/features/calendar/schema"

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const iso = (date: Date) => date.toISOString().slice(0, 10)
const event = (values: Partial<Event> = {}, props: Partial<Event["extendedProps"]> = {}): Event => ({
  id: 1,
  url: "",
  title: "Meeting",
  start: "2031-03-12T09:00:00.000Z",
  end: "2031-03-12T10:00:00.000Z",
  allDay: false,
  ...values,
  extendedProps: { calendar: "Business", ...props },
})

test("weeks start as in date-fns for each language", () => {
  const locales = { en: enUS, de, fr, pt }
  for (const [locale, { options }] of Object.entries(locales))
    expect([locale, weekStartOf(locale)]).toEqual([locale, options?.weekStartsOn ?? 0])
})

describe("the address", () => {
  const read = (search: string) => {
    const params = new URLSearchParams(search)
    return readView((name) => params.get(name), day("2031-03-12"))
  }
  test("is read without its invalid parts", () => {
    expect(read("")).toMatchObject({ view: undefined, date: day("2031-03-12"), event: undefined, adding: undefined })
    expect(read("").shown).toHaveLength(5)
    expect(read("view=year&date=2031-02-30&event=x&calendars=Nope&at=1")).toMatchObject({
      view: undefined,
      date: day("2031-03-12"),
      event: undefined,
      shown: [],
    })
    expect(read("event=4&on=2031-03-01T09:00:00Z").event).toEqual({ id: 4, on: "2031-03-01T09:00:00.000Z" })
    expect(read("calendars=ETC,Family").shown).toEqual(["Family", "ETC"])
    expect(read("open=add&at=2031-03-01T09:00&until=<b>").adding).toEqual({ at: "2031-03-01T09:00", until: undefined })
  })
  test("is written so that it reads back the same", () => {
    const changes = { view: "week", date: day("2031-04-01"), shown: ["ETC"], event: { id: 4, on: undefined } } as const
    const params = withChanges(changes, new URLSearchParams("open=add&x=1"))
    expect(read(params.toString())).toMatchObject(changes)
    expect(params.get("x")).toBe("1")
  })
})

describe("views", () => {
  test.each([
    ["month", 0, "2031-02-23", "2031-04-06"],
    ["month", 1, "2031-02-24", "2031-04-07"],
    ["week", 0, "2031-03-09", "2031-03-16"],
    ["week", 1, "2031-03-10", "2031-03-17"],
    ["day", 1, "2031-03-12", "2031-03-13"],
    ["agenda", 1, "2031-03-12", "2031-04-11"],
  ] as const)("%s with weeks from %i shows %s to %s", (view, weekStart, start, end) => {
    const span = shownDays(view, day("2031-03-12"), weekStart)
    expect([iso(span.start), iso(span.end)]).toEqual([start, end])
  })
  test("the requested range is wide enough for every time zone and for both initial views", () => {
    expect(requestedRange("day", day("2031-03-12"), 1)).toEqual({ start: "2031-03-11", end: "2031-03-14" })
    expect(requestedRange(undefined, day("2031-03-28"), 1)).toEqual({ start: "2031-02-23", end: "2031-04-28" })
  })
  test("one month after the 31st is the last day of a shorter month", () => {
    expect(iso(stepDate("month", day("2031-01-31"), 1))).toBe("2031-02-28")
    expect(iso(stepDate("month", day("2031-03-12"), -1))).toBe("2031-02-12")
  })
})

describe("events in local time", () => {
  test("timed events shift with the zone, all-day events don't", () => {
    const timed = placed(event({ start: "2031-03-12T23:30:00Z", end: "2031-03-13T00:30:00Z" }), "Europe/Stockholm")
    expect(timed.start.toISOString()).toBe("2031-03-13T00:30:00.000Z")
    const days = placed(
      event({ start: "2031-03-12T00:00:00Z", end: "2031-03-12T00:00:00Z", allDay: true }),
      "America/New_York",
    )
    expect([iso(days.start), iso(days.end)]).toEqual(["2031-03-12", "2031-03-13"])
  })

  test("rows have long events first and two lines; one further event is shown, more are a number", () => {
    const week = Array.from({ length: 7 }, (_, i) => day(`2031-03-${String(10 + i)}`))
    const at = (id: number, start: string, end: string, allDay = false) =>
      placed(event({ id, start, end, allDay }), "UTC")
    const four = [1, 2, 3, 4].map((id) => at(id, `2031-03-12T0${id}:00:00Z`, "2031-03-12T10:00:00Z"))
    const three = [5, 6, 7].map((id) => at(id, `2031-03-14T0${id}:00:00Z`, "2031-03-14T10:00:00Z"))
    const long = at(9, "2031-03-08T00:00:00Z", "2031-03-12T00:00:00Z", true)
    const { levels, rest } = rowOf([...four, ...three, long], week, 2)
    expect(levels.map((level) => level.map(({ item, left, right }) => [item.event.id, left, right]))).toEqual([
      [
        [9, 1, 2],
        [1, 3, 3],
        [5, 5, 5],
      ],
      [
        [2, 3, 3],
        [6, 5, 5],
      ],
    ])
    expect(levels[0]?.[0]).toMatchObject({ continuesBefore: true, continuesAfter: false })
    expect(rest).toEqual([{ column: 3, count: 2 }, expect.objectContaining({ left: 5 })])
  })

  test("overlapping events share the width of a day, others have the whole width", () => {
    const laid = layOut([
      { item: "a", from: 540, to: 600 },
      { item: "b", from: 570, to: 630 },
      { item: "c", from: 600, to: 660 },
      { item: "d", from: 700, to: 700 },
      { item: "e", from: 710, to: 720 },
      { item: "f", from: 900, to: 960 },
    ])
    expect(laid.map(({ item, offset, width }) => [item, offset, width])).toEqual([
      ["a", 0, 50],
      ["b", 50, 50],
      ["c", 0, 50],
      ["d", 0, 50],
      ["e", 50, 50],
      ["f", 0, 100],
    ])
  })
})
