import * as z from "zod"
import { id, isoDate, line, ownPicture, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { locales } from "@/lib/core/i18n/locales"
import {
  bookCurrencies,
  businessKinds,
  businessSorts,
  businessStates,
  cashRoundings,
  maxAmount,
  shopSorts,
  vatPeriods,
  vatSchemes,
} from "../values"
import { amount, partName, time, timeZone, version } from "./fields"
import { bankAccountForm } from "./parts"

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ["FI"] })
const colour = z
  .string()
  .regex(/^(|#[\da-f]{6})$/)
  .meta({ examples: ["#0f766e"] })
const hour = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ["09:00"] })
/** From Monday to Sunday, or empty if unknown. */
const openingHours = z
  .array(z.object({ from: hour, until: hour }).nullable())
  .max(7)
  .refine((days) => days.length === 0 || days.length === 7)
  .meta({ examples: [[...Array(5).fill({ from: "09:00", until: "18:00" }), null, null]] })

const address = { street: line(120), postcode: line(20), city: line(80) }

const businessFields = {
  legalName: line(160).min(1),
  tradingName: line(160),
  kind: z.enum(businessKinds),
  companyNumber: line(40),
  vatNumber: line(40),
  vatScheme: z.enum(vatSchemes),
  vatPeriod: z.enum(vatPeriods),
  currency: z.enum(bookCurrencies),
  country,
  language: z.enum(locales),
  ...address,
  yearEndMonth: z.int().min(1).max(12),
  invoicePrefix: line(12).meta({ examples: ["KIRJA-"] }),
  logo: ownPicture.meta({ examples: [""] }),
  colour,
}
const shopFields = {
  name: line(120).min(1),
  code: line(12).min(1),
  ...address,
  timeZone,
  cutOffHour: z.int().min(0).max(23),
  openingHours,
  floatTarget: amount,
  dropThreshold: amount.nullable(),
  varianceTolerance: amount,
  blindCount: z.boolean(),
  cashRounding: z.literal(cashRoundings),
}
const partialShop = z.object(shopFields).partial().required({ name: true })
/** Has the names of the shop's first till and safe. Without a code, the shop gets the next free number. */
const newShop = partialShop.extend({ till: partName.optional(), safe: partName.optional() })

const balance = z.int().min(-maxAmount).max(maxAmount)
/** Balances when the books are opened: the first till's float, the safe, and the bank account, which may be overdrawn. */
const openingForm = z.object({ date: isoDate, till: amount, safe: amount, bank: balance }).partial()
const firstAccount = bankAccountForm.omit({ business: true })

export const businessForm = z
  .object(businessFields)
  .partial()
  .required({ legalName: true, currency: true, country: true })
  .extend({
    state: z.enum(["draft", "active"]).optional(),
    firstShop: newShop.optional(),
    bankAccount: firstAccount.optional(),
    opening: openingForm.optional(),
  })
/** The fields that complete a draft. Absent fields stay unchanged. */
export const businessSetUp = businessForm.omit({ state: true }).partial().extend({ version })
export type BusinessSetUp = z.output<typeof businessSetUp>
/** The bank account and balances of the set-up wizard, whose fields may be empty. */
export const openingStep = z.object({
  bankAccount: z.object({ name: line(80), iban: line(50), bic: firstAccount.shape.bic.unwrap() }),
  opening: z.object({
    date: isoDate.or(z.literal("")),
    till: amount.nullable(),
    safe: amount.nullable(),
    bank: balance.nullable(),
  }),
})
export type BusinessForm = z.output<typeof businessForm>
export const businessChanges = z
  .object(businessFields)
  .partial()
  .extend({ state: z.enum(businessStates).optional(), version })
export type BusinessChanges = z.output<typeof businessChanges>

export const shopForm = newShop.extend({ business: id })
export type ShopForm = z.output<typeof shopForm>
export const shopChanges = z
  .object(shopFields)
  .partial()
  .extend({ state: z.enum(businessStates).optional(), version })
export type ShopChanges = z.output<typeof shopChanges>

const text = z.string()
export const business = z.object({
  id: z.int(),
  state: z.enum(businessStates),
  legalName: text,
  /** The legal name if the business has no other. */
  tradingName: text,
  kind: z.enum(businessKinds),
  companyNumber: text,
  vatNumber: text,
  vatScheme: z.enum(vatSchemes),
  vatPeriod: z.enum(vatPeriods),
  currency: text,
  country: text,
  language: text,
  street: text,
  postcode: text,
  city: text,
  yearEndMonth: z.int(),
  invoicePrefix: text,
  logo: text,
  colour: text,
  version: z.int(),
  createdAt: time,
})
export type Business = z.infer<typeof business>

export const shop = z.object({
  id: z.int(),
  business: z.int(),
  state: z.enum(businessStates),
  name: text,
  code: text,
  street: text,
  postcode: text,
  city: text,
  timeZone: text,
  cutOffHour: z.int(),
  floatTarget: z.int(),
  dropThreshold: z.int().nullable(),
  blindCount: z.boolean(),
  cashRounding: z.int(),
  version: z.int(),
  openingHours: z.array(z.object({ from: text, until: text }).nullable()),
  /** Only for callers who may see expected cash there. */
  varianceTolerance: z.int().optional(),
  createdAt: time,
})
export type Shop = z.infer<typeof shop>

export const businessListQuery = listQuery({
  state: unset(z.enum(businessStates)),
  /** Only the business of this shop. */
  shop: unset(id),
  sortBy: unset(z.enum(businessSorts)),
})
export type BusinessListQuery = z.output<typeof businessListQuery>
export const shopListQuery = listQuery({
  business: unset(id),
  state: unset(z.enum(businessStates)),
  sortBy: unset(z.enum(shopSorts)),
})
export type ShopListQuery = z.output<typeof shopListQuery>
export const businessList = listOf(business)
export const shopList = listOf(shop)

named({ Business: business, BusinessShop: shop, FirstShop: newShop })
