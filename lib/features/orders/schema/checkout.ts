import * as z from "zod"
import { colorOptions } from "@/lib/features/ecommerce/values"
import { couponKinds, couponProblems, instalments, orderPayments } from "../values"
import { address, addressForm, amounts, goods, required } from "./parts"

const cartLine = z.object({
  ...goods,
  slug: z.string(),
  colorOptions: z.array(z.enum(colorOptions)),
  stock: z.int(),
  hasFreeShipping: z.boolean(),
  isInWishlist: z.boolean(),
  deliveryDate: z.string(),
})
export type CartLine = z.infer<typeof cartLine>

const coupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Percent, or minor units. */
  value: z.int(),
  minimumMinor: z.int(),
  /** Why it does not count as the cart stands. */
  problem: z.enum(couponProblems).nullable(),
})
export type Coupon = z.infer<typeof coupon>

/** The cart as it would be bought now, in order of adding, and what the shop remembers of whoever buys. */
export const cartSummary = z.object({
  lines: z.array(cartLine),
  items: z.int(),
  ...amounts,
  /** The coupon on the cart, whether it counts or not. */
  coupon: coupon.nullable(),
  /** Coupons that everybody is offered. */
  offers: z.array(coupon),
  savedAddress: address.nullable(),
  /** What a person recognises their card by; the card itself is nowhere. */
  savedCard: z.object({ label: z.string() }).nullable(),
  payments: z.array(z.enum(orderPayments)),
  banks: z.array(z.string()),
  /** Whether payments are only tried out; then no money moves. */
  paymentsAreTests: z.boolean(),
})
export type CartSummary = z.infer<typeof cartSummary>

export const couponForm = z.object({ code: required(40).transform((code) => code.toUpperCase()) })

const cvc = z.string().regex(/^\d{3,4}$/)
/** What one pays with, on its way to the provider; it is neither kept nor logged here. */
export const instrument = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("card"),
    number: z
      .string()
      .max(40)
      .transform((number) => number.replace(/[\s-]/g, ""))
      .pipe(z.string().regex(/^\d{12,19}$/)),
    /** MM/YY */
    expiry: z
      .string()
      .trim()
      .regex(/^(0[1-9]|1[0-2])\s?\/\s?\d{2}$/),
    cvc,
    holder: required(120),
  }),
  z.object({ kind: z.literal("savedCard"), cvc }),
  z.object({ kind: z.literal("bank"), bank: required(80) }),
  z.object({ kind: z.literal("giftCard"), code: required(40) }),
])
export type Instrument = z.output<typeof instrument>

/** The forms of the payment step, each its own instrument. */
export const cardForm = instrument.options[0].omit({ kind: true }).extend({ keepCard: z.boolean() })
export const emiForm = cardForm.extend({ instalments: z.coerce.number().pipe(z.literal(instalments)) })
export const savedCardForm = z.object({ cvc })
export const bankForm = z.object({ bank: required(80) })
export const giftCardForm = z.object({ code: required(40) })

export const placeOrderBody = z.object({
  /** Left out, it goes where the saved address is. */
  address: addressForm.optional(),
  payment: z.enum(orderPayments),
  /** What the provider gave for the instrument; all but cash on delivery need one. */
  token: z.string().max(2000).optional(),
  instalments: z.literal(instalments).optional(),
  /** Lets the provider keep the card, so that next time the security code is enough. */
  keepCard: z.boolean().default(false),
  /** What the buyer saw. Where it is no longer right, nothing is bought. */
  totalMinor: z.int().optional(),
})
export type PlaceOrder = z.output<typeof placeOrderBody>
