import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { requirePhoto } from "@/lib/core/cash/photo-policy"
import type { Scope } from "@/lib/core/db/types"
import { requireOwnUpload } from "@/lib/core/files/pictures"
import * as store from "../store"

/** Whether somebody may see a bag with this photo. */
export async function mayReadPhoto(scope: Scope, principal: Principal, address: string): Promise<boolean> {
  const place = await store.findPhotographed(scope, address)
  return place !== undefined && mayOn(principal, ["read", "BankBag"], place)
}

/** @throws HttpError 422 if the photo is missing although the shop wants one, or isn't the caller's upload */
export async function checkPhoto(scope: Scope, bag: { shopId: number; amount: number }, photo: string): Promise<void> {
  await requirePhoto(scope, { shop: bag.shopId, amount: bag.amount, photo }, "photo")
  if (photo) await requireOwnUpload(scope, photo, "photo")
}
