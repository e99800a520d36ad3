import * as z from "zod"
import { day, id, line } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { channels, maxCategories, maxLines } from "../values"
import { amount, ids, pieces } from "./reward"

const vatRate = z.int().min(0).max(10_000)

const basketLine = z.object({
  id: line(40).min(1),
  product: id,
  /** The product's category and those above it. */
  categories: z.array(id).max(maxCategories).default([]),
  pieces,
  price: amount,
  vatRate: vatRate.default(0),
})
export const basketForm = z
  .object({
    shop: id,
    channel: z.enum(channels).default("shop"),
    /** In the time of the shop; now, if left out. */
    date: day.optional(),
    minutes: z.int().min(0).max(1_439).optional(),
    codes: z.array(line(40).min(1)).max(10).default([]),
    lines: z.array(basketLine).min(1).max(maxLines),
    /** Offers that are not active, to try them out. */
    drafts: ids.default([]),
  })
  .superRefine(({ lines }, context) => {
    for (const [i, { id: of }] of lines.entries())
      if (lines.findIndex((one) => one.id === of) < i)
        context.addIssue({ code: "custom", path: ["lines", i, "id"], params: { key: "lineTwice" } })
  })
export type BasketForm = z.output<typeof basketForm>

const reduction = z.object({ offer: z.int(), name: z.string(), pieces: z.int(), amount: z.int() })
export const pricedBasket = z.object({
  currency: z.string(),
  lines: z.array(z.object({ id: z.string(), full: z.int(), amount: z.int(), reductions: z.array(reduction) })),
  full: z.int(),
  discount: z.int(),
  total: z.int(),
  vat: z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int(), gross: z.int() })),
  uses: z.array(z.object({ offer: z.int(), name: z.string(), times: z.int() })),
  freeDelivery: z.boolean(),
})
export type PricedBasket = z.infer<typeof pricedBasket>

named({ PricedBasket: pricedBasket })
