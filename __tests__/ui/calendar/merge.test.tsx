import { mergeForms } from "@/components/features/calendar/form-merge"
import { blank } from "@/components/features/calendar/form-values"

const day = new Date("2031-03-20T00:00:00Z")
const base = { ...blank({ date: day, shown: [], adding: {} }, new Date("2031-03-12T14:20:00Z")), title: "Fair" }

test("changes by only one of two people are merged, and those by both are named", () => {
  const theirs = { ...base, title: "Trade fair", location: "Hall 3", startTime: "16:00", endTime: "17:00" }
  const apart = mergeForms(base, theirs, { ...base, description: "Bring both" })
  expect(apart).toMatchObject({ mine: { description: "Bring both" }, contested: [], differs: true })
  const both = mergeForms(base, theirs, { ...base, title: "Book fair", endTime: "18:00" })
  expect(both.contested).toEqual(["title", "time"])
  // The fields of a time belong together, so that nobody gets one person's start with the other's end.
  expect(both.mine).toMatchObject({ title: "Book fair", startTime: "15:00", endTime: "18:00" })
  expect(both.mine).not.toHaveProperty("location")
})

test("two people who made the same change contest nothing, and a saved form does not differ from itself", () => {
  const theirs = { ...base, title: "Trade fair" }
  expect(mergeForms(base, theirs, { ...theirs })).toMatchObject({ contested: [], differs: false })
})
