import fc from "fast-check"
import * as z from "zod"
import { codeFilter, dayFilter, dayRange, idFilter } from "@/lib/core/client/filter-parsers"
import { filtersOf, type ListQuery, type ListRules, parseListState, writeListState } from "@/lib/core/client/list-state"
import { id, isoDate, line, paging, q, unset } from "@/lib/core/http/fields"

interface Query extends ListQuery {
  status?: "active" | "inactive"
  stars?: 1 | 2 | 3
  clientId?: number
  account?: string
  paidFrom?: string
  paidTo?: string
}
const rules: ListRules<Query> = {
  filters: {
    status: ["active", "inactive"],
    stars: [1, 2, 3],
    clientId: idFilter,
    account: codeFilter,
    ...dayRange("paid"),
  },
  sortBy: ["name", "id"],
  perPage: 10,
}
const schema = z.object({
  q,
  clientId: unset(id),
  account: unset(line(120).min(1)),
  paidFrom: unset(isoDate),
  paidTo: unset(isoDate),
  ...paging(10),
})

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
  clientId: optional([1, 42, 2_147_483_647] as const),
  account: optional(["SKR 1200", "1800/7", "Löhne & Gehälter"] as const),
  paidFrom: optional(["2031-03-01", "2000-02-29"] as const),
  paidTo: optional(["2031-03-31"] as const),
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
      fc.record({
        ...{ q: text, status: text, stars: text, sortBy: text, order: text, page: text, perPage: text },
        ...{ clientId: text, account: text, paidFrom: text, paidTo: text },
      }),
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

test.each(["2031-02-29", "2031-13-01", "2031-3-1", "0000-01-01", "9999-12-31", "today", ""])(
  "%j is no day of a filter",
  (text) => {
    expect(dayFilter(text)).toBeUndefined()
  },
)

test.each(["0", "-1", "1.5", "1e3", "007", "2147483648", "x"])("%j is no id of a filter", (text) => {
  expect(idFilter(text)).toBeUndefined()
})

test("codes are trimmed; empty, long and broken ones are dropped", () => {
  expect(["  SKR 03 ", " ", "a".repeat(121), "a\0b", "\ud800"].map(codeFilter)).toEqual([
    "SKR 03",
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test("an empty enumeration takes no value from the URL", () => {
  const closed = { ...rules, filters: { ...rules.filters, clientId: [] } }
  expect(parseListState(closed, { clientId: "7", account: "1200" })).toMatchObject({
    clientId: undefined,
    account: "1200",
  })
})

test("the filters of a view are what remains without order and page", () => {
  const view = parseListState(rules, {
    q: "a",
    account: "1200",
    sortBy: "name",
    order: "desc",
    page: "2",
    perPage: "50",
  })
  expect(filtersOf(view)).toMatchObject({ q: "a", account: "1200" })
  expect(["sortBy", "order", "page", "perPage"].filter((name) => name in filtersOf(view))).toEqual([])
})
