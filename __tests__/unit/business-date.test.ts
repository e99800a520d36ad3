import { businessDateOf } from "@/lib/features/businesses/service/business-date"

const helsinki = { timeZone: "Europe/Helsinki", cutOffHour: 4 }

test("the trading day goes on until the cut-off hour of the shop's own time", () => {
  // 03:59 and 04:00 in Helsinki, in winter.
  expect(businessDateOf(new Date("2026-01-15T01:59:00Z"), helsinki)).toBe("2026-01-14")
  expect(businessDateOf(new Date("2026-01-15T02:00:00Z"), helsinki)).toBe("2026-01-15")
  // 23:30 in Helsinki is the next day in Tokyo.
  expect(businessDateOf(new Date("2026-01-15T21:30:00Z"), helsinki)).toBe("2026-01-15")
  expect(businessDateOf(new Date("2026-01-15T21:30:00Z"), { timeZone: "Asia/Tokyo", cutOffHour: 4 })).toBe("2026-01-16")
})

test("daylight saving moves the cut-off with the clocks, and midnight ends the day of a shop without a cut-off", () => {
  expect(businessDateOf(new Date("2026-07-15T00:59:00Z"), helsinki)).toBe("2026-07-14")
  expect(businessDateOf(new Date("2026-07-15T01:00:00Z"), helsinki)).toBe("2026-07-15")
  expect(businessDateOf(new Date("2026-01-14T22:00:00Z"), { ...helsinki, cutOffHour: 0 })).toBe("2026-01-15")
})
