import { facesOf, type Pieces } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { isoDayOf, wallOf } from "@/lib/core/time-zone"
import type { LogQuery, SafeLog } from "../schema"
import { findLog, maxMovements } from "../store/log"
import { amountOf, holdingOf, toMovement } from "./contents"
import { afterMove, worthOf } from "./pieces"

/** The known pieces after all movements. Pieces that left beyond the known ones were unsorted, as when they left. */
const afterAll = (moved: readonly Pieces[]): Pieces =>
  moved.reduce((known, pieces) => afterMove(known, pieces, Number.POSITIVE_INFINITY) ?? known, {} as Pieces)

/** The movements of a safe on some days. @throws HttpError 404; 422 if there are too many for one log */
export async function logOf(scope: Scope, id: number, query: LogQuery): Promise<SafeLog> {
  const { safe, shop, name, shopName, legalName, language, timeZone, currency } = await holdingOf(scope, id)
  const to = query.to ?? isoDayOf(wallOf(new Date(), timeZone))
  const from = query.from ?? `${to.slice(0, 8)}01`
  const found = await findLog(scope, { shop, timeZone, from, to })
  if (found.rows.length > maxMovements) throw invalid({ to: "safeLogTooLong" })
  const opening = amountOf(found.opening)
  const closing = found.rows.length === 0 ? opening : amountOf(found.rows.at(-1)?.balance ?? "0")
  const known = afterAll(found.moved)
  return {
    ...{ safe, name, shopName, legalName, language, timeZone, currency, from, to, opening, closing },
    movements: found.rows.map((row) => toMovement(row, currency)),
    pieces: facesOf(known, currency),
    unsorted: closing - worthOf(known),
  }
}
