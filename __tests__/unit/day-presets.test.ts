import { type DayPreset, dayPresets, presetDays } from "@/lib/core/day-presets"

const on = (preset: DayPreset, today: string, weekStart = 1) => {
  const { from, to } = presetDays(preset, new Date(`${today}T00:00:00Z`), weekStart)
  return `${from} ${to}`
}

test("the presets of an ordinary Wednesday", () => {
  expect(dayPresets.map((preset) => `${preset} ${on(preset, "2031-03-12")}`)).toEqual([
    "today 2031-03-12 2031-03-12",
    "thisWeek 2031-03-10 2031-03-16",
    "last28Days 2031-02-13 2031-03-12",
    "thisMonth 2031-03-01 2031-03-31",
    "lastMonth 2031-02-01 2031-02-28",
    "thisYear 2031-01-01 2031-12-31",
    "lastYear 2030-01-01 2030-12-31",
  ])
})

test("a week begins on the language's first day, also on that day and the day before", () => {
  expect(on("thisWeek", "2031-03-12", 0)).toBe("2031-03-09 2031-03-15")
  expect([on("thisWeek", "2031-03-09", 0), on("thisWeek", "2031-03-09", 1)]).toEqual([
    "2031-03-09 2031-03-15",
    "2031-03-03 2031-03-09",
  ])
})

test("months reach over the year and know leap years", () => {
  expect([on("lastMonth", "2032-01-31"), on("lastMonth", "2032-03-31"), on("thisMonth", "2032-02-10")]).toEqual([
    "2031-12-01 2031-12-31",
    "2032-02-01 2032-02-29",
    "2032-02-01 2032-02-29",
  ])
})
