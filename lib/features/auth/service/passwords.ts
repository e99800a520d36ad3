import { hashOfSecret } from "@/lib/core/auth/secrets"
import { type KnownFacts, weaknessOf } from "@/lib/core/auth/weak-password"
import { store as database } from "@/lib/core/db/client"
import type { Actor } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import * as store from "../store"

/** Rejects a password that is easy to guess. @throws HttpError 422 under `field` */
export async function rejectWeakPassword(password: string, known: KnownFacts = {}, field = "password"): Promise<void> {
  const weakness = await weaknessOf(password, known)
  if (weakness) throw invalid({ [field]: weakness })
}

/** Rejects a weak new password of a signed-in user. @throws HttpError 422 under `field` */
export async function rejectWeakPasswordOf(who: Actor, password: string, field: string): Promise<void> {
  const { owner } = await database()
  await rejectWeakPassword(password, await store.findKnown(owner, who), field)
}

/** Rejects a weak password before it uses up the mailed link it is set with. @throws HttpError 422 */
export async function rejectWeakPasswordWithLink(secret: string, password: string): Promise<void> {
  const { owner } = await database()
  await rejectWeakPassword(password, await store.findKnownByLink(owner, hashOfSecret(secret)))
}
