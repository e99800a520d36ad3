import { z } from "zod"
import { maxPieces } from "./count"

const pieces = z
  .record(z.string().regex(/^[1-9][0-9]{0,7}$/), z.int().min(0).max(maxPieces))
  .describe("How many of each, by face value in minor units")

/**
 * Counted cash: `{ "pieces": { "5000": 3 }, "rolls": { "200": 1 } }`. `validateCount` checks it against the currency, which
 * the schema doesn't know.
 */
export const countSchema = z.object({
  pieces,
  rolls: pieces.optional(),
  bags: pieces.optional(),
  bundles: pieces.optional(),
})
