import * as z from "zod"
import { colorOptions } from "@/lib/features/catalogue/values"
import { couponKinds } from "@/lib/features/coupons/values"
import { couponProblems, instalments, orderPayments } from "../values"
import { address, addressForm, amounts, goods, required, vat } from "./parts"

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
  /** Why the coupon doesn't apply to the current cart. */
  problem: z.enum(couponProblems).nullable(),
})
export type Coupon = z.infer<typeof coupon>

/** The cart with current prices, oldest line first, and the caller's saved address and card. */
export const cartSummary = z.object({
  lines: z.array(cartLine),
  items: z.int(),
  ...amounts,
  vat,
  /** The coupon on the cart, even if it doesn't apply. */
  coupon: coupon.nullable(),
  /** Coupons that are offered to everybody. */
  offers: z.array(coupon),
  savedAddress: address.nullable(),
  /** How the user recognises the saved card. The card number is never stored. */
  savedCard: z.object({ label: z.string() }).nullable(),
  payments: z.array(z.enum(orderPayments)),
  banks: z.array(z.string()),
  /** Whether payments are simulated and no money moves. */
  paymentsAreTests: z.boolean(),
})
export type CartSummary = z.infer<typeof cartSummary>

export const couponForm = z.object({ code: required(40).transform((code) => code.toUpperCase()) })

const cvc = z.string().regex(/^\d{3,4}$/)
/** A means of payment on its way to the provider. It is neither stored nor logged. */
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

/** The forms of the payment step, one per instrument. */
export const cardForm = instrument.options[0].omit({ kind: true }).extend({ keepCard: z.boolean() })
export const emiForm = cardForm.extend({ instalments: z.coerce.number().pipe(z.literal(instalments)) })
export const savedCardForm = z.object({ cvc })
export const bankForm = z.object({ bank: required(80) })
export const giftCardForm = z.object({ code: required(40) })

export const placeOrderBody = z.object({
  /** Defaults to the saved address. */
  address: addressForm.optional(),
  payment: z.enum(orderPayments),
  /** The provider's token for the instrument, required except for cash on delivery. */
  token: z.string().max(2000).optional(),
  instalments: z.literal(instalments).optional(),
  /** Lets the provider save the card; the next payment then needs only the security code. */
  keepCard: z.boolean().default(false),
  /** The total that the buyer saw. If it has changed, nothing is bought. */
  totalMinor: z.int().optional(),
})
export type PlaceOrder = z.output<typeof placeOrderBody>
