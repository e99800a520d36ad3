import * as z from "zod"
import { line } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { maxPromises, promiseIcons } from "./values"

export const shopSettings = z.object({
  version: z.int(),
  subtitle: z.string(),
  promises: z.array(z.object({ icon: z.enum(promiseIcons), title: z.string(), text: z.string() })),
  /** Whether the discounts of the sample products reduce what buyers pay. */
  usesSampleDiscounts: z.boolean(),
})
export type ShopSettings = z.infer<typeof shopSettings>

export const shopForm = z.object({
  subtitle: line(160),
  promises: z.array(z.object({ icon: z.enum(promiseIcons), title: line(60).min(1), text: line(160) })).max(maxPromises),
  usesSampleDiscounts: z.boolean(),
})
export type ShopForm = z.output<typeof shopForm>

export const updateShopBody = z.object({
  shop: shopForm.partial().extend({
    /** The version that the caller edited. If it is outdated, nothing is written. */
    version: z.int().optional(),
  }),
})

/** Used until settings are first saved. */
export const noShopSettings: ShopSettings = { version: 0, subtitle: "", promises: [], usesSampleDiscounts: false }

named({ ShopSettings: shopSettings })
