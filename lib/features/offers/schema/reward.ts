import * as z from "zod"
import { id } from "@/lib/core/http/fields"
import { maxGoods } from "../values"

// Amounts are in minor units and include VAT; rates are in basis points.

export const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const rate = z.int().min(1).max(10_000)
export const pieces = z.int().min(1).max(1_000)
export const ids = z
  .array(id)
  .max(maxGoods)
  .transform((all) => [...new Set(all)])

/** Products, or everything in some categories; without any, all goods. */
export const target = z.object({ products: ids.default([]), categories: ids.default([]) })

/** A rate or an amount. Not a union, because errors of a union have no field. */
const off = z
  .object({ rate: rate.nullish(), amount: amount.min(1).nullish() })
  .superRefine((given, context) => {
    if (typeof given.rate === "number" && typeof given.amount === "number")
      context.addIssue({ code: "custom", path: ["amount"], params: { key: "invalid" } })
    if (typeof given.rate === "number" || typeof given.amount === "number") return
    context.addIssue({ code: "custom", path: ["rate" in given ? "rate" : "amount"], params: { key: "required" } })
  })
  .transform((given) => (typeof given.rate === "number" ? { rate: given.rate } : { amount: given.amount as number }))

export const reward = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("percent"), rate }),
  z.object({ kind: z.literal("amount"), off: amount.min(1) }),
  z.object({ kind: z.literal("fixed-price"), price: amount }),
  z.object({ kind: z.literal("n-for"), pieces: pieces.min(2), price: amount }),
  z.object({ kind: z.literal("buy-get"), buy: pieces, get: pieces, rate, gets: target.optional() }),
  z.object({
    kind: z.literal("bundle"),
    parts: z.array(z.object({ target, pieces })).min(2).max(10),
    price: amount,
  }),
  z.object({ kind: z.literal("threshold"), minimum: amount, off }),
  z.object({ kind: z.literal("free-delivery"), minimum: amount }),
])
