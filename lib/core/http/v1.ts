import * as z from "zod"
import type { Action, Subject } from "../auth/ability"
import { maxPerPage } from "./endpoint"
import { paging, q, unset } from "./fields"

// Parts of contracts under /api/v1. Their rules are stricter than those of older endpoints; docs/contract.md lists them.

/** The response of a v1 list: one page of rows, and how many there are on all pages (docs/architecture.md on estimates). */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    total: z.int().min(0),
    totalIsEstimate: z.literal(true).optional(),
    page: z.int().min(1),
    perPage: z.int().min(1).max(maxPerPage),
  })

/**
 * The query of a v1 list: page, search, order and the list's own filters.
 * @param filters schemas by name; one named `sortBy` says by which fields the list sorts
 */
export const listQuery = <const Filters extends z.ZodRawShape = Record<never, never>>(filters?: Filters) =>
  z.object({
    ...paging(20, maxPerPage),
    q,
    order: unset(z.enum(["asc", "desc"])),
    ...(filters as Filters),
  })

/** The right to call an endpoint, checked on its record too, because a grant may be limited to some places. */
export const onRecord = <const A extends Action, const S extends Subject>(action: A, subject: S) => {
  const right = [action, subject] as const
  return { can: right, on: { record: right } }
}
