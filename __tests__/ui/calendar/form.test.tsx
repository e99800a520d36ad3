import { blank, changeOf, differences, formOf } from "@/components/features/calendar/form-values"
import { applyChange, applyRemoval } from "@/components/features/calendar/optimistic"
import { repeatOf, ruleOf } from "@/components/features/calendar/repeat"
import { changeOfMove } from "@/components/features/calendar/use-moves"
import type { Event } from "@/lib/features/calendar/schema"
import { eventForm } from "@/lib/features/calendar/schema/form"

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const _iso = (date: Date) => date.toISOString().slice(0, 10)
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

describe("the form", () => {
  const zone = "Europe/Stockholm"
  test("an unchanged event is returned unchanged", () => {
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
  test("only changed fields are sent, start and end together", () => {
    const before = changeOf(formOf(event(), zone), zone)
    expect(differences(before, { ...before })).toEqual({})
    expect(differences(before, { ...before, title: "x" })).toEqual({ title: "x" })
    const end = "2031-03-12T11:00:00.000Z"
    expect(differences(before, { ...before, end })).toEqual({ start: before.start, end, allDay: false })
  })
  test("a new event starts where it was drawn, or at the next full hour of the visible day", () => {
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
  test("errors are found: an end before the start, missing times, a last day before the first", () => {
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
  ])("the rule %s is returned unchanged", (rule) => {
    const first = day("2031-03-12")
    const values = repeatOf(rule, first, zone)
    expect(ruleOf(values, { day: first, allDay: false, zone }, rule)).toBe(rule)
  })
})

describe("before the server has responded", () => {
  const series = ["12", "19", "26"].map((date) =>
    event(
      { start: `2031-03-${date}T09:00:00.000Z`, end: `2031-03-${date}T10:00:00.000Z` },
      { recurrence: "FREQ=WEEKLY", occurrence: `2031-03-${date}T09:00:00.000Z` },
    ),
  )
  const later = { start: "2031-03-20T11:00:00.000Z", end: "2031-03-20T13:00:00.000Z" }
  const [, second] = series as [Event, Event, Event]
  test("one event, that and later ones, or all are moved", () => {
    const starts = (scope: "this" | "following" | "all") =>
      applyChange(series, second, later, scope).map(({ start, end }) => `${start.slice(8, 13)}-${end.slice(11, 13)}`)
    expect(starts("this")).toEqual(["12T09-10", "20T11-13", "26T09-10"])
    expect(starts("following")).toEqual(["12T09-10", "20T11-13", "27T11-13"])
    expect(starts("all")).toEqual(["13T11-13", "20T11-13", "27T11-13"])
  })
  test("one event, that and later ones, or all are removed", () => {
    const left = (scope: "this" | "following" | "all") => applyRemoval(series, second, scope).length
    expect([left("this"), left("following"), left("all")]).toEqual([2, 1, 0])
  })
  test("a move is sent as instants, and for all-day events as midnights in any zone", () => {
    const to = { start: day("2031-07-01"), end: day("2031-07-02") }
    expect(changeOfMove({ ...to, allDay: true }, "Europe/Stockholm").start).toBe("2031-07-01T00:00:00.000Z")
    expect(changeOfMove({ ...to, allDay: false }, "Europe/Stockholm").start).toBe("2031-06-30T22:00:00.000Z")
  })
})
