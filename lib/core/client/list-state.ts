import { cut } from "../text"

/** The query of a list endpoint without its filters. */
export interface ListQuery {
  q?: string
  sortBy?: string
  order?: "asc" | "desc"
  page: number
  perPage: number
}

/** Reads a filter's value, which is data, from a URL. Returns undefined for texts that the endpoint would reject. */
export type FilterParser<Value> = (text: string) => Value | undefined

/**
 * The values that a list's URL may hold. A filter has the enumeration from which the endpoint's schema is built, or a
 * parser if its values are data, such as ids and days; an empty enumeration takes none. Separate from the schema, so that a list screen doesn't load zod in the browser.
 */
export interface ListRules<Query extends ListQuery> {
  filters: {
    [Name in Exclude<keyof Query, keyof ListQuery>]-?:
      | readonly NonNullable<Query[Name]>[]
      | FilterParser<NonNullable<Query[Name]>>
  }
  sortBy: readonly NonNullable<Query["sortBy"]>[]
  perPage: number
  /** Default: 1000. Lists under /api/v1 have 100. */
  maxPerPage?: number
}

/** Search parameters, from the browser or from a page's props. */
export type AddressParams = Pick<URLSearchParams, "get"> | Record<string, string | string[] | undefined>

const maxSearchLength = 200
const maxPage = 10_000_000
const usualMax = 1000

function reader(params: AddressParams): (name: string) => string | undefined {
  if (typeof params.get === "function") return (name) => (params as URLSearchParams).get(name) ?? undefined
  const given = params as Record<string, string | string[] | undefined>
  return (name) => [given[name]].flat()[0]
}

const allowed = <T>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => String(value) === text)

function filterValue(rule: readonly unknown[] | FilterParser<unknown>, text: string | undefined): unknown {
  if (typeof rule !== "function") return allowed(rule, text)
  return text ? rule(text) : undefined
}

function positiveInteger(text: string | undefined, max: number): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0
  return number >= 1 ? Math.min(number, max) : undefined
}

/** Search text without NUL and lone surrogates, which the endpoint rejects. */
const searchText = (text = "") =>
  cut(text.replace(/\0|\p{Surrogate}/gu, "").trim(), maxSearchLength).trim() || undefined

/** Reads a list's state from a URL. Drops values that the endpoint would reject; never throws. */
export function parseListState<Query extends ListQuery>(rules: ListRules<Query>, params: AddressParams): Query {
  const read = reader(params)
  const filters = Object.entries<readonly unknown[] | FilterParser<unknown>>(rules.filters).map(([name, rule]) => [
    name,
    filterValue(rule, read(name)),
  ])
  return {
    q: searchText(read("q")),
    ...Object.fromEntries(filters),
    sortBy: allowed(rules.sortBy, read("sortBy")),
    order: allowed(["asc", "desc"] as const, read("order")),
    page: positiveInteger(read("page"), maxPage) ?? 1,
    perPage: positiveInteger(read("perPage"), rules.maxPerPage ?? usualMax) ?? rules.perPage,
  } as Query
}

/** The query of a state, in a fixed order and without defaults, so that equal views share one URL. */
export function listQuery<Query extends ListQuery>(rules: ListRules<Query>, state: Query): Partial<Query> {
  const { page, perPage, ...rest } = state
  const set = Object.entries(rest).filter(([, value]) => value !== undefined && value !== "")
  return {
    ...Object.fromEntries(set),
    ...(page > 1 && { page }),
    ...(perPage !== rules.perPage && { perPage }),
  } as Partial<Query>
}

/** The part of a query that decides which rows match, without their order and the page. */
export function filtersOf<Query extends Partial<ListQuery>>(
  query: Query,
): Omit<Query, "sortBy" | "order" | "page" | "perPage"> {
  const { sortBy: _sortBy, order: _order, page: _page, perPage: _perPage, ...filters } = query
  return filters
}

/** Writes a state into a URL's parameters; those that aren't the list's (an open drawer) are preserved. */
export function writeListState<Query extends ListQuery>(
  rules: ListRules<Query>,
  state: Query,
  params: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const names = ["q", ...Object.keys(rules.filters), "sortBy", "order", "page", "perPage"]
  const next = new URLSearchParams([...params].filter(([name]) => !names.includes(name)))
  for (const [name, value] of Object.entries(listQuery(rules, state))) next.set(name, String(value))
  return next
}

/** Whether a filter or the search text is set, so that "Clear filters" has something to clear. */
export const isFiltered = <Query extends ListQuery>(rules: ListRules<Query>, state: Query): boolean =>
  Boolean(state.q) || Object.keys(rules.filters).some((name) => state[name as keyof Query] !== undefined)
