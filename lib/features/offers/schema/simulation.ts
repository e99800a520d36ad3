import * as z from "zod"
import { day, id, line, listOf, unset } from "@/lib/core/http/fields"
import { channels } from "../values"
import { pricedBasket } from "./basket"

/** The most lines of a basket that an address can hold. */
export const maxSimulated = 50

/** `12x2,15x1`: two of product 12 and one of product 15. */
const basket = z
  .string()
  .max(1_000)
  .meta({ examples: ["1x2,2x1"] })
  .transform((text) => text.split(",").filter(Boolean))
  .refine((parts) => parts.length <= maxSimulated && parts.every((part) => /^[1-9]\d{0,8}x[1-9]\d{0,2}$/.test(part)), {
    params: { key: "basket" },
  })
  .transform((parts) =>
    parts.map((part) => {
      const [product, pieces] = part.split("x").map(Number) as [number, number]
      return { product, pieces }
    }),
  )

export const simulationQuery = z.object({
  shop: id,
  channel: unset(z.enum(channels)),
  /** In the time of the shop; now, if left out. */
  date: unset(day),
  time: unset(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  code: unset(line(40)),
  basket: unset(basket),
  /** Offers that are not active, to try them out. */
  drafts: listOf(id),
})
export type SimulationQuery = z.output<typeof simulationQuery>

/** Why an offer takes nothing off. */
const reasons = ["elsewhere", "usedUp", "nothing"] as const

export const simulation = pricedBasket.extend({
  shop: z.int(),
  channel: z.enum(channels),
  /** The moment for which it was priced. */
  date: z.string(),
  time: z.string(),
  lines: z.array(
    pricedBasket.shape.lines.element.extend({
      product: z.int(),
      name: z.string(),
      pieces: z.int(),
      price: z.int(),
      vatRate: z.int(),
    }),
  ),
  /** Products without a price there, which are left out. */
  without: z.array(z.object({ product: z.int(), name: z.string() })),
  /** Offers that were considered and took nothing off. */
  unused: z.array(z.object({ offer: z.int(), name: z.string(), why: z.enum(reasons) })),
  /** Offers that can be tried out. */
  drafts: z.array(z.object({ offer: z.int(), name: z.string(), isTried: z.boolean() })),
})
export type Simulation = z.infer<typeof simulation>
