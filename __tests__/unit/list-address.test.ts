import fc from "fast-check"
import * as z from "zod"
import { type ListQuery, type ListRules, parseListState, writeListState } from "@/lib/core/client/list-state"
import { paging, q } from "@/lib/core/http/fields"

interface Query extends ListQuery {
  status?: "active" | "inactive"
  stars?: 1 | 2 | 3
}
const rules: ListRules<Query> = {
  filters: { status: ["active", "inactive"], stars: [1, 2, 3] },
  sortBy: ["name", "id"],
  perPage: 10,
}
const schema = z.object({ q, ...paging(10) })

const optional = <T>(values: readonly T[]) => fc.constantFrom(undefined, ...values)
const state = fc.record({
  q: fc.option(
    fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .filter((text) => text.trim() === text && !text.includes("\0")),
    { nil: undefined },
  ),
  status: optional(["active", "inactive"] as const),
  stars: optional([1, 2, 3] as const),
  sortBy: optional(["name", "id"]),
  order: optional(["asc", "desc"] as const),
  page: fc.integer({ min: 1, max: 10_000_000 }),
  perPage: fc.integer({ min: 1, max: 1000 }),
})

test("a view's URL reads back to the view", () => {
  fc.assert(
    fc.property(state, (view) => {
      const address = new URLSearchParams(writeListState(rules, view as Query).toString())
      expect(parseListState(rules, address)).toEqual(view)
    }),
  )
})

test("equal views have equal URLs, and other parameters stay", () => {
  fc.assert(
    fc.property(state, fc.string(), (view, drawer) => {
      const before = new URLSearchParams({ drawer, page: "7", q: "old" })
      const address = writeListState(rules, view as Query, before)
      expect(address.get("drawer")).toBe(drawer)
      expect(writeListState(rules, parseListState(rules, address), address).toString()).toBe(address.toString())
    }),
  )
})

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ maxLength: 500 }),
  fc.integer().map(String),
  // Truncated where it gets too long, at a space or within a surrogate pair.
  fc.array(fc.constantFrom("🧾", "a", " "), { minLength: 150, maxLength: 250 }).map((parts) => parts.join("")),
)

test("any URL gives a view that the endpoint accepts and that reads back from its own URL", () => {
  fc.assert(
    fc.property(
      fc.record({ q: text, status: text, stars: text, sortBy: text, order: text, page: text, perPage: text }),
      (given) => {
        const view = parseListState(rules, given)
        expect(view.page).toBeGreaterThanOrEqual(1)
        expect(view.q?.isWellFormed() ?? true).toBe(true)
        expect(parseListState(rules, writeListState(rules, view))).toEqual(view)
        expect(schema.safeParse(Object.fromEntries(writeListState(rules, view))).success).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test("a page beyond the maximum is the maximum", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (page) => {
      expect(parseListState(rules, { page: String(page) }).page).toBe(Math.min(page, 10_000_000))
    }),
  )
})
