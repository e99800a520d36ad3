import { tx } from "../db/tx"
import type { Actor } from "../db/types"
import { type SentFile, storeFile, wholePicture } from "./pictures"

/** Large enough to read the small print of a receipt, or the number of a seal. */
const proofSize = 1600

/** Stores a photo that proves something, for those who may see its record. @returns the address it is served at */
export async function storeProof(actor: Actor, file: SentFile): Promise<string> {
  const picture = await wholePicture(file, proofSize)
  return tx(actor, (scope) => storeFile(scope, "image/webp", picture, { isRestricted: true }))
}
