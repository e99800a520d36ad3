import { type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { HttpError } from "../http/errors"
import { isExact } from "../money"

/** @throws HttpError 422 if a sum is too large to be exact */
export function exactSum(text: string): number {
  if (!isExact(BigInt(text))) throw new HttpError(422, "invalid", { message: "sumTooBig" })
  return Number(text)
}

/** A sum of amounts, 0 for no rows. PostgreSQL adds bigints up as numerics, whose text is exact. */
export const sumOf = (of: SQLWrapper, where?: SQL): SQL<number> =>
  sql`coalesce(sum(${of})${where && sql` filter (where ${where})`}, 0)::text`.mapWith(exactSum)
