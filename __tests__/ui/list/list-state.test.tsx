import {
  isFiltered,
  type ListQuery,
  type ListRules,
  listQuery,
  parseListState,
  writeListState,
} from "@/lib/core/client/list-state"

interface Query extends ListQuery {
  role?: "admin" | "editor"
  status?: "active"
}
const rules: ListRules<Query> = {
  filters: { role: ["admin", "editor"], status: ["active"] },
  sortBy: ["email", "role"],
  perPage: 10,
}
const parse = (text: string) => parseListState(rules, new URLSearchParams(text))

test("an empty URL is the first page, unfiltered", () => {
  expect(listQuery(rules, parse(""))).toEqual({})
  expect(parse("")).toMatchObject({ page: 1, perPage: 10 })
})

test("a state written to a URL reads back the same", () => {
  const state = parse("q=ada&role=editor&sortBy=email&order=desc&page=3&perPage=25")
  expect(state).toEqual({
    q: "ada",
    role: "editor",
    status: undefined,
    sortBy: "email",
    order: "desc",
    page: 3,
    perPage: 25,
  })
  expect(parseListState(rules, writeListState(rules, state))).toEqual(state)
})

test("values that the endpoint would reject are dropped", () => {
  expect(listQuery(rules, parse("role=king&status=&sortBy=passwordHash&order=up&page=-1&perPage=abc"))).toEqual({})
  expect(listQuery(rules, parse("page=0&perPage=0&q=%00%20"))).toEqual({})
  expect(listQuery(rules, parse("page=1.5&perPage=1e3"))).toEqual({})
})

test("more than 1000 rows per page count as 1000, and a search is cut to the endpoint's limit", () => {
  expect(parse("perPage=5000").perPage).toBe(1000)
  expect(parse(`q=${"a".repeat(300)}`).q).toHaveLength(200)
})

test("a page's parameters are read as in the browser; the first of repeated ones counts", () => {
  expect(parseListState(rules, { role: ["admin", "editor"], page: "2", other: "x" })).toEqual(
    parse("role=admin&page=2"),
  )
})

test("equal views have one URL, whatever the order of parameters", () => {
  const query = (text: string) => JSON.stringify(listQuery(rules, parse(text)))
  expect(query("page=1&role=admin&q=a&perPage=10")).toBe(query("q=a&role=admin"))
})

test("other parameters stay in the URL", () => {
  const next = writeListState(rules, parse("role=admin"), new URLSearchParams("open=add&page=4&role=editor"))
  expect(next.toString()).toBe("open=add&role=admin")
})

test("search and filters count as filtered, order and page don't", () => {
  expect(isFiltered(rules, parse("sortBy=email&page=2"))).toBe(false)
  expect(isFiltered(rules, parse("q=a"))).toBe(true)
  expect(isFiltered(rules, parse("status=active"))).toBe(true)
})
