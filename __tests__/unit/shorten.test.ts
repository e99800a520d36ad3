import { shorten } from "@/lib/core/mcp/shorten"

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `Row ${id}`, tags: ["a", "b"] }))

test("a response that is short enough stays as it is", () => {
  const response = { rows: rows(10), total: 10 }
  expect(shorten(response)).toEqual({ response })
})

test("a long list loses its end, and the answer says how much of it is left", () => {
  const { response, shortened } = shorten({ rows: rows(1000), total: 1000 }, 5_000)
  const { rows: left, total } = response as { rows: object[]; total: number }
  expect(JSON.stringify(response).length).toBeLessThanOrEqual(5_000)
  expect(total).toBe(1000)
  expect(left).toEqual(rows(left.length))
  expect(shortened).toContain(`rows has the first ${left.length} of 1000`)
})

test("a response that is a list by itself is shortened too", () => {
  const { response, shortened } = shorten(rows(1000), 5_000)
  expect(shortened).toContain(`the list has the first ${(response as object[]).length} of 1000`)
})

test("a text that is too long is left out, and the answer says why", () => {
  const { response, shortened } = shorten({ text: "x".repeat(6_000) }, 5_000)
  expect([response, shortened]).toEqual([null, expect.stringContaining("more than 5000")])
})
