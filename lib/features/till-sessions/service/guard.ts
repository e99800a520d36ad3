import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { statesOf } from "../store"

const tillOf = (holder: string) => Number(/^till:(\d+)$/.exec(holder)?.[1] ?? 0)

/**
 * Refuses postings to a till whose session is closed. A till that never had a session takes them.
 * @throws HttpError 409 `till_closed`
 */
export async function refuseClosedTills(scope: Scope, holders: string[]): Promise<void> {
  const tills = holders.map(tillOf).filter((till) => till > 0)
  if (tills.length === 0) return
  const closed = (await statesOf(scope, tills)).some(({ isOpen }) => !isOpen)
  if (closed) throw new HttpError(409, "till_closed")
}
