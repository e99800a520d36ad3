import { dayFilter } from "@/lib/core/client/filter-parsers"

type Read = (name: string) => string | null | undefined

/** The query of the week that a URL shows. Page and screen share it, so that both request the same. */
export function weekQueryOf(read: Read, shop: number | undefined) {
  const day = dayFilter(read("day") ?? "")
  return { ...(shop !== undefined && { shop }), ...(day && { day }) }
}

/** The query of the variances that a URL shows. */
export function variancesQueryOf(read: Read, shop: number | undefined) {
  const [from, to] = [dayFilter(read("from") ?? ""), dayFilter(read("to") ?? "")]
  return { ...(shop !== undefined && { shop }), ...(from && { from }), ...(to && { to }) }
}

/** The link to the sessions behind a figure. */
export function sessionsLink(filters: Record<string, string | number | undefined>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined)
  return `/business/cash-notes?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}
