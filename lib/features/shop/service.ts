import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { noShopSettings, type ShopForm, type ShopSettings } from "./schema"
import * as store from "./store"

export const settings = async (scope: Scope): Promise<ShopSettings> => (await store.find(scope)) ?? noShopSettings

/** Changes the settings. @throws HttpError 409 if they have changed since `version` */
export async function change(scope: Scope, version: number | undefined, changes: Partial<ShopForm>) {
  const saved = await store.save(scope, version, changes)
  if (!saved) throw new HttpError(409, "conflict")
  return saved
}
