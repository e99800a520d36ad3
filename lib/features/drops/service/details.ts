import { facesOf } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import type { DropDetails } from "../schema"
import { rowOf, toDrop } from "../service"

/** A drop with what its slip says. @throws HttpError 404 */
export async function detailsOf(scope: Scope, id: number): Promise<DropDetails> {
  const row = await rowOf(scope, id)
  const { language, timeZone, legalName, currency } = row
  return { ...toDrop(row), slip: { language, timeZone, legalName, pieces: facesOf(row.drop.contents ?? {}, currency) } }
}
