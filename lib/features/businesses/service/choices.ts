import { requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { ShopChoices } from "../schema/choices"
import * as store from "../store/choices"
import { findPlace } from "./shops"

/** The shops that the caller can choose. A choice that they may no longer see counts as none. */
export async function list(scope: Scope, principal: Principal): Promise<ShopChoices> {
  const rows = await store.findChoices(scope, principal)
  return {
    data: rows.map(({ isChosen: _, ...shop }) => shop),
    chosen: rows.find(({ isChosen }) => isChosen)?.id ?? null,
  }
}

/** @throws HttpError 404 if the caller sees no such shop */
export async function choose(
  scope: Scope,
  principal: Principal,
  shop: number | null,
): Promise<{ shop: number | null }> {
  if (shop !== null) requireOn(principal, ["read", "Shop"], await findPlace(scope, shop))
  await store.saveChoice(scope, shop)
  return { shop }
}
