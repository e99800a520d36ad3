import * as z from "zod"
import { id } from "@/lib/core/http/fields"

export const shopChoice = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  business: z.int(),
  businessName: z.string(),
})
export type ShopChoice = z.infer<typeof shopChoice>

export const shopChoices = z.object({
  data: z.array(shopChoice),
  /** Null for all shops. */
  chosen: z.int().nullable(),
})
export type ShopChoices = z.infer<typeof shopChoices>

export const chosenShop = z.object({ shop: id.nullable() })
