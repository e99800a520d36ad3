import { de, enUS, fr, pt } from "date-fns/locale"
import { calls } from "@/components/features/calendar/calls"
import { layOut } from "@/components/features/calendar/day-layout"
import { blank, changeOf, differences, formOf } from "@/components/features/calendar/form-values"
import { changed, removed } from "@/components/features/calendar/optimistic"
import { placed, rowOf } from "@/components/features/calendar/placed"
import { repeatOf, ruleOf } from "@/components/features/calendar/repeat"
import { written } from "@/components/features/calendar/use-address"
import { changeOfMove } from "@/components/features/calendar/use-moves"
import { askedRange, readView, shownDays, stepped, weekStartOf } from "@/components/features/calendar/view-state"
import * as contract from "@/lib/features/calendar/contract"
import type { Event } from "@/lib/features/calendar/schema"
import { eventForm } from "@/lib/features/calendar/schema/form"
import * as users from "@/lib/features/users/contract"

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

const contracts: Record<string, unknown> = { ...users, ...contract }
test.each(Object.entries(calls))("%s is called where its contract says", (name, { method, path }) => {
  expect(contracts[name]).toMatchObject({ method, path })
})

test("weeks start as date-fns has them in each language", () => {
  const locales = { en: enUS, de, fr, pt }
  for (const [locale, { options }] of Object.entries(locales))
    expect([locale, weekStartOf(locale)]).toEqual([locale, options?.weekStartsOn ?? 0])
})

describe("the address", () => {
  const read = (search: string) => {
    const params = new URLSearchParams(search)
    return readView((name) => params.get(name), day("2031-03-12"))
  }
  test("is read, and what makes no sense in it is dropped", () => {
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
  test("is written so that it reads the same", () => {
    const changes = { view: "week", date: day("2031-04-01"), shown: ["ETC"], event: { id: 4, on: undefined } } as const
    const params = written(changes, new URLSearchParams("open=add&x=1"))
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
  test("what is asked for is wide enough for every time zone, and for both first views", () => {
    expect(askedRange("day", day("2031-03-12"), 1)).toEqual({ start: "2031-03-11", end: "2031-03-14" })
    expect(askedRange(undefined, day("2031-03-28"), 1)).toEqual({ start: "2031-02-23", end: "2031-04-28" })
  })
  test("a month on from the 31st is the last of a shorter month", () => {
    expect(iso(stepped("month", day("2031-01-31"), 1))).toBe("2031-02-28")
    expect(iso(stepped("month", day("2031-03-12"), -1))).toBe("2031-02-12")
  })
})

describe("events on the wall", () => {
  test("hours shift with the zone, whole days do not", () => {
    const timed = placed(event({ start: "2031-03-12T23:30:00Z", end: "2031-03-13T00:30:00Z" }), "Europe/Stockholm")
    expect(timed.start.toISOString()).toBe("2031-03-13T00:30:00.000Z")
    const days = placed(
      event({ start: "2031-03-12T00:00:00Z", end: "2031-03-12T00:00:00Z", allDay: true }),
      "America/New_York",
    )
    expect([iso(days.start), iso(days.end)]).toEqual(["2031-03-12", "2031-03-13"])
  })

  test("rows: long ones first, two lines, one that is left over alone, more than one as a number", () => {
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

  test("in a day, what overlaps stands side by side, and what does not has the whole width", () => {
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

describe("the form", () => {
  const zone = "Europe/Stockholm"
  test("an event comes out of it as it went in", () => {
    const one = event(
      { start: "2031-07-12T22:30:00.000Z", end: "2031-07-13T00:00:00.000Z", url: "https://example.org" },
      {
        location: "Here",
        guests: ["Bo"],
        reminder: 10,
        recurrence: "FREQ=WEEKLY;BYDAY=MO,SU;COUNT=3",
        timeZone: "America/New_York",
      },
    )
    const values = formOf(one, zone)
    expect(values).toMatchObject({
      startDate: "2031-07-13",
      startTime: "00:30",
      endTime: "02:00",
      weekdays: ["MO", "SU"],
    })
    const { id: _, ...rest } = one
    expect(changeOf(values, zone, one)).toEqual(rest)
    const days = event(
      { start: "2031-03-12T00:00:00.000Z", end: "2031-03-14T00:00:00.000Z", allDay: true },
      { timeZone: zone },
    )
    expect(formOf(days, zone)).toMatchObject({ startDate: "2031-03-12", endDate: "2031-03-13" })
    const { id: __, ...plain } = days
    expect(changeOf(formOf(days, zone), zone, days)).toEqual(plain)
  })
  test("only what differs is sent, times together", () => {
    const before = changeOf(formOf(event(), zone), zone)
    expect(differences(before, { ...before })).toEqual({})
    expect(differences(before, { ...before, title: "x" })).toEqual({ title: "x" })
    const end = "2031-03-12T11:00:00.000Z"
    expect(differences(before, { ...before, end })).toEqual({ start: before.start, end, allDay: false })
  })
  test("a new one starts where it was drawn, or at the next full hour of the day in view", () => {
    const state = { date: day("2031-03-20"), shown: [], adding: {} } as const
    const now = new Date("2031-03-12T14:20:00Z")
    expect(blank(state, now)).toMatchObject({
      startDate: "2031-03-20",
      startTime: "15:00",
      endTime: "16:00",
      allDay: false,
    })
    const drawn = { ...state, adding: { at: "2031-03-21", until: "2031-03-23" } }
    expect(blank(drawn, now)).toMatchObject({ startDate: "2031-03-21", endDate: "2031-03-22", allDay: true })
  })
  test("what is wrong is found: an end before the start, times left out, a last day before the first", () => {
    const good = blank({ date: day("2031-03-20"), shown: [], adding: {} }, new Date("2031-03-12T14:20:00Z"))
    const wrong = (values: object) =>
      eventForm.safeParse({ ...good, title: "x", ...values }).error?.issues.map(({ path }) => path.join(".")) ?? []
    expect(wrong({})).toEqual([])
    expect(wrong({ title: " " })).toEqual(["title"])
    expect(wrong({ endDate: "2031-03-19" })).toEqual(["endDate"])
    expect(wrong({ endTime: "14:00" })).toEqual(["endTime"])
    expect(wrong({ startTime: "" })).toContain("startTime")
    expect(wrong({ startTime: "", endTime: "", allDay: true })).toEqual([])
    expect(wrong({ url: "javascript:alert(1)" })).toEqual(["url"])
    expect(wrong({ repeat: "daily", ends: "until", untilDate: "2031-03-01" })).toEqual(["untilDate"])
  })

  test.each([
    "FREQ=DAILY",
    "FREQ=DAILY;INTERVAL=3;COUNT=5",
    "FREQ=WEEKLY",
    "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20310501T215959Z",
    "FREQ=MONTHLY",
    "FREQ=MONTHLY;BYDAY=2WE",
    "FREQ=YEARLY",
    "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1",
  ])("the rule %s comes out as it went in", (rule) => {
    const first = day("2031-03-12")
    const values = repeatOf(rule, first, zone)
    expect(ruleOf(values, { day: first, allDay: false, zone }, rule)).toBe(rule)
  })
})

describe("before the server has said so", () => {
  const series = ["12", "19", "26"].map((date) =>
    event(
      { start: `2031-03-${date}T09:00:00.000Z`, end: `2031-03-${date}T10:00:00.000Z` },
      { recurrence: "FREQ=WEEKLY", occurrence: `2031-03-${date}T09:00:00.000Z` },
    ),
  )
  const later = { start: "2031-03-20T11:00:00.000Z", end: "2031-03-20T13:00:00.000Z" }
  const [, second] = series as [Event, Event, Event]
  test("one, that and those after it, or all are moved", () => {
    const starts = (scope: "this" | "following" | "all") =>
      changed(series, second, later, scope).map(({ start, end }) => `${start.slice(8, 13)}-${end.slice(11, 13)}`)
    expect(starts("this")).toEqual(["12T09-10", "20T11-13", "26T09-10"])
    expect(starts("following")).toEqual(["12T09-10", "20T11-13", "27T11-13"])
    expect(starts("all")).toEqual(["13T11-13", "20T11-13", "27T11-13"])
  })
  test("one, that and those after it, or all are gone", () => {
    const left = (scope: "this" | "following" | "all") => removed(series, second, scope).length
    expect([left("this"), left("following"), left("all")]).toEqual([2, 1, 0])
  })
  test("a move is sent as instants, of whole days as midnights everywhere", () => {
    const to = { start: day("2031-07-01"), end: day("2031-07-02") }
    expect(changeOfMove({ ...to, allDay: true }, "Europe/Stockholm").start).toBe("2031-07-01T00:00:00.000Z")
    expect(changeOfMove({ ...to, allDay: false }, "Europe/Stockholm").start).toBe("2031-06-30T22:00:00.000Z")
  })
})
