import * as z from "zod"
import { line } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { currencies } from "@/lib/core/money"
import { colorOptions } from "@/lib/features/catalogue/values"
import { reward } from "@/lib/features/offers/schema/reward"
import { addressKinds } from "../values"

export const required = (max: number) => line(max).min(1)

export const address = z.object({
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  kind: z.enum(addressKinds),
})
export type Address = z.infer<typeof address>

export const addressForm = z.object({
  fullName: required(120),
  phone: required(40),
  line1: required(200),
  line2: line(200).default(""),
  city: required(80),
  state: line(80).default(""),
  postcode: required(20),
  country: line(80).default(""),
  kind: z.enum(addressKinds).default("home"),
})

export const amounts = {
  currency: z.enum(currencies),
  /** The lines at full price. */
  subtotalMinor: z.int(),
  /** The sum of the lines' discounts. */
  discountMinor: z.int(),
  couponDiscountMinor: z.int(),
  deliveryMinor: z.int(),
  totalMinor: z.int(),
}

/** VAT by rate, with delivery; empty if the country of the web shop is unknown. In minor units and basis points. */
export const vat = z.array(z.object({ rate: z.int(), net: z.int(), vat: z.int(), gross: z.int() }))

export const reduction = z.object({
  offer: z.int(),
  name: z.string(),
  /** Empty for offers without a code. */
  code: z.string(),
  reward,
  pieces: z.int(),
  amount: z.int(),
})

export const goods = {
  productId: z.int(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  color: z.enum(colorOptions).nullable(),
  qty: z.int(),
  priceMinor: z.int(),
  discountPercentage: z.int(),
  totalMinor: z.int(),
  vatRate: z.int().nullable(),
  /** The discounts of offers. Those with a code are part of the coupon's discount, not of the line's total. */
  reductions: z.array(reduction),
}

named({ Address: address, AddressForm: addressForm, OrderReduction: reduction })
