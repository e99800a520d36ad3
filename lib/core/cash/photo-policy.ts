import type { Scope } from "../db/types"
import { invalid } from "../http/errors"

/** The amount above which a shop wants a photo of what is banked, in minor units; null for no such rule. */
type PhotoAbove = (scope: Scope, shop: number) => Promise<number | null>

// On `globalThis`, because Next bundles instrumentation and routes separately, each with its own copy of this module.
const connected = globalThis as { __cornerledgerPhotoAbove?: PhotoAbove }

/** Lets the policies of shops ask for photos. `lib/features/nouns.ts` connects them. */
export const connectPhotoPolicy = (photoAbove: PhotoAbove | undefined): void => {
  connected.__cornerledgerPhotoAbove = photoAbove
}

interface Banked {
  shop: number
  amount: number
  /** The address of the photo, or an empty text. */
  photo: string
}

/** @throws HttpError 422 at `field` if the policy of the shop wants a photo of this amount */
export async function requirePhoto(scope: Scope, { shop, amount, photo }: Banked, field: string): Promise<void> {
  const above = photo ? null : ((await connected.__cornerledgerPhotoAbove?.(scope, shop)) ?? null)
  if (above !== null && amount > above) throw invalid({ [field]: "photoNeeded" })
}
