import type { Scope } from "../db/types"
import { invalid } from "../http/errors"
import { shared } from "../shared"

/** The amount above which a shop wants a photo of what is banked, in minor units; null for no such rule. */
type PhotoAbove = (scope: Scope, shop: number) => Promise<number | null>

const connected = shared<PhotoAbove>("photoAbove")

/** Lets the policies of shops ask for photos. `lib/features/nouns.ts` connects them. */
export const connectPhotoPolicy = (photoAbove: PhotoAbove | undefined): void => {
  connected.current = photoAbove
}

interface Banked {
  shop: number
  amount: number
  /** The address of the photo, or an empty text. */
  photo: string
}

/** @throws HttpError 422 at `field` if the policy of the shop wants a photo of this amount */
export async function requirePhoto(scope: Scope, { shop, amount, photo }: Banked, field: string): Promise<void> {
  const above = photo ? null : ((await connected.current?.(scope, shop)) ?? null)
  if (above !== null && amount > above) throw invalid({ [field]: "photoNeeded" })
}
