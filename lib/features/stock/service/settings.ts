import { requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { findPlace } from "@/lib/features/businesses/service/shops"
import { copyToWebShop, lockStocked } from "../store/moves"
import * as store from "../store/web"

/** The shop whose stock the web shop sells; undefined if it sells from none. */
export async function webPlaceOf(scope: Scope): Promise<{ business: number; shop: number } | undefined> {
  const found = await store.findWebShop(scope)
  return found && { business: found.business, shop: found.shop }
}

export async function settings(scope: Scope) {
  const found = await store.findWebShop(scope)
  return { webShop: found?.shop ?? null, isDefault: found?.isDefault ?? !(await store.hasSettings(scope)) }
}

/** Chooses the web shop's shop. Open orders keep their goods where they are reserved. @throws HttpError 403, 404, 422 */
export async function choose(scope: Scope, principal: Principal, webShop: number | null) {
  if (webShop !== null) {
    const place = await findPlace(scope, webShop)
    if (!place) throw invalid({ webShop: "unknownShop" })
    requireOn(principal, ["update", "ExpectedStock"], place)
  }
  await store.saveWebShop(scope, webShop)
  // Otherwise the copy might wait for a delivery, and then write the levels from before it.
  await lockStocked(scope)
  await copyToWebShop(scope)
  return settings(scope)
}
