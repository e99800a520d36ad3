import { cut } from "../text"

/** What every list call takes besides its filters. */
export interface ListQuery {
  q?: string
  sortBy?: string
  order?: "asc" | "desc"
  page: number
  perPage: number
}

/**
 * Which values a list's address may hold, in the words of its call: the same closed lists the call's schema is made of.
 * Kept apart from the schema, so that a list screen needs no parser in the browser.
 */
export interface ListRules<Query extends ListQuery> {
  filters: { [Name in Exclude<keyof Query, keyof ListQuery>]-?: readonly NonNullable<Query[Name]>[] }
  sortBy: readonly NonNullable<Query["sortBy"]>[]
  perPage: number
}

/** Where an address is read from: the browser's search parameters or those a page is given. */
export type AddressParams = Pick<URLSearchParams, "get"> | Record<string, string | string[] | undefined>

const longestSearch = 200
const mostPages = 10_000_000
const mostPerPage = 1000

function reader(params: AddressParams): (name: string) => string | undefined {
  if (typeof params.get === "function") return (name) => (params as URLSearchParams).get(name) ?? undefined
  const given = params as Record<string, string | string[] | undefined>
  return (name) => [given[name]].flat()[0]
}

const allowed = <T>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => String(value) === text)

function whole(text: string | undefined, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0
  return number >= 1 ? Math.min(number, most) : undefined
}

/** Search text as the call takes it; NUL and lone surrogates, which it refuses, are left out. */
const searchText = (text = "") => cut(text.replace(/\0|\p{Surrogate}/gu, "").trim(), longestSearch).trim() || undefined

/** A list's state from an address. What the call would refuse is dropped, never an error. */
export function parseListState<Query extends ListQuery>(rules: ListRules<Query>, params: AddressParams): Query {
  const read = reader(params)
  const filters = Object.entries(rules.filters).map(([name, values]) => [
    name,
    allowed(values as readonly unknown[], read(name)),
  ])
  return {
    q: searchText(read("q")),
    ...Object.fromEntries(filters),
    sortBy: allowed(rules.sortBy, read("sortBy")),
    order: allowed(["asc", "desc"] as const, read("order")),
    page: whole(read("page"), mostPages) ?? 1,
    perPage: whole(read("perPage"), mostPerPage) ?? rules.perPage,
  } as Query
}

/** A state as the call's query, in one order and without what is the default anyway, so that equal views share one address. */
export function listQuery<Query extends ListQuery>(rules: ListRules<Query>, state: Query): Partial<Query> {
  const { page, perPage, ...rest } = state
  const set = Object.entries(rest).filter(([, value]) => value !== undefined && value !== "")
  return {
    ...Object.fromEntries(set),
    ...(page > 1 && { page }),
    ...(perPage !== rules.perPage && { perPage }),
  } as Partial<Query>
}

/** Writes a state into an address; parameters that are not the list's (an open drawer) stay as they are. */
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

/** The filters that are set, and the search text: what "clear filters" clears. */
export const isFiltered = <Query extends ListQuery>(rules: ListRules<Query>, state: Query): boolean =>
  Boolean(state.q) || Object.keys(rules.filters).some((name) => state[name as keyof Query] !== undefined)
