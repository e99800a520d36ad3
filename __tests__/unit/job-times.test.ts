import { errorText } from "@/lib/core/jobs/error-text"
import { backoffSeconds, nextRun, nextTime, type Times } from "@/lib/core/jobs/times"

// 23 November 2026 is a Monday.
test.each<[Times, string, string]>([
  [{ everySeconds: 90 }, "2026-11-23T10:00:00Z", "2026-11-23T10:01:30.000Z"],
  [{ at: "08:00" }, "2026-11-23T07:59:59Z", "2026-11-23T08:00:00.000Z"],
  [{ at: "08:00" }, "2026-11-23T08:00:00Z", "2026-11-24T08:00:00.000Z"],
  [{ at: "23:30" }, "2026-12-31T23:45:00Z", "2027-01-01T23:30:00.000Z"],
  [{ at: "08:00", weekday: "monday" }, "2026-11-23T07:00:00Z", "2026-11-23T08:00:00.000Z"],
  [{ at: "08:00", weekday: "monday" }, "2026-11-23T08:00:00Z", "2026-11-30T08:00:00.000Z"],
  [{ at: "08:00", weekday: "sunday" }, "2026-11-23T08:00:00Z", "2026-11-29T08:00:00.000Z"],
])("a schedule %j that ran at %s runs again at %s", (times, after, next) => {
  expect(nextTime(times, new Date(after)).toISOString()).toBe(next)
})

test("a time of day is not used twice by a process whose clock is slow", () => {
  const [due, now] = [Date.parse("2026-11-23T08:00:00Z"), Date.parse("2026-11-23T07:59:58Z")]
  expect(nextRun({ at: "08:00" }, due, now).toISOString()).toBe("2026-11-24T08:00:00.000Z")
})

test("a schedule that is late goes on from now", () => {
  const [due, now] = [Date.parse("2026-11-20T08:00:00Z"), Date.parse("2026-11-23T09:00:00Z")]
  expect(nextRun({ at: "08:00" }, due, now).toISOString()).toBe("2026-11-24T08:00:00.000Z")
  expect(nextRun({ everySeconds: 60 }, due, now).toISOString()).toBe("2026-11-23T09:01:00.000Z")
})

test("attempts are 15 seconds apart at first, then twice as long each time, up to an hour, with 20 % jitter", () => {
  expect([1, 2, 3, 20].map((attempt) => backoffSeconds(attempt, 0.5))).toEqual([15, 30, 60, 3600])
  expect([backoffSeconds(1, 0), backoffSeconds(1, 1)]).toEqual([12, 18])
})

test.each([
  [new Error("select 1; params: 42", { cause: new Error("relation does not exist") }), "relation does not exist"],
  [new Error("can't reach postgres://user:pass@db.example/x"), "can't reach postgres://db.example/x"],
  [new Error("refused: Bearer abc.def"), "refused: Bearer [cut]"],
  [new TypeError(""), "TypeError"],
  ["a text", "a text"],
  [new Error("x".repeat(1000)), "x".repeat(300)],
])("an operator reads a failure as one line without secrets", (error, line) => {
  expect(errorText(error)).toBe(line)
})
