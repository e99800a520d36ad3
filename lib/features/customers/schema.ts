import * as z from "zod"
import { email, id, isoDate, line, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { defaultLocale, locales } from "@/lib/core/i18n/locales"
import { customerSorts, iouKinds, overdueAges } from "./values"

/** Forms send an empty string for null. */
export const emptyAsNull = (value: unknown) => (value === "" ? null : value)
const flag = unset(z.preprocess((value) => (value === "true" ? true : value === "false" ? false : value), z.boolean()))

export const fields = {
  name: line(120).min(1),
  company: line(120),
  email: z.union([z.literal(""), email]),
  phone: line(40),
  address: line(200),
  country: line(80),
  language: z.enum(locales),
  vatNumber: line(30),
  /** The customer's credit limit in each business, in minor units of its currency; null allows no debt. */
  iouLimit: z.preprocess(emptyAsNull, z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable()),
  /** The shops where the customer may pay later; empty for all. */
  shops: z.array(id).max(200),
  isBlocked: z.boolean(),
}

export const customerForm = z.object({
  name: fields.name,
  company: fields.company.default(""),
  email: fields.email.default(""),
  phone: fields.phone.default(""),
  address: fields.address.default(""),
  country: fields.country.default(""),
  language: fields.language.default(defaultLocale),
  vatNumber: fields.vatNumber.default(""),
  iouLimit: fields.iouLimit.default(null),
  shops: fields.shops.default([]),
  isBlocked: fields.isBlocked.default(false),
})
export type CustomerForm = z.output<typeof customerForm>

export const customerChanges = z
  .object(fields)
  .partial()
  .extend({
    /** The version that the caller saw; the change fails if somebody else has changed the customer since. */
    version: z.int().min(1).optional(),
  })
export type CustomerChanges = z.output<typeof customerChanges>

/** `into`: the customer who remains. */
export const mergeForm = z.object({ version: z.int().min(1), into: id })
export type MergeForm = z.output<typeof mergeForm>

const ages = { current: z.int(), over30: z.int(), over60: z.int(), over90: z.int() }
const balance = z.object({
  business: z.int(),
  currency: z.string(),
  balance: z.int(),
  ...ages,
  /** The day of the oldest charge that isn't paid; null if nothing is owed. */
  oldestOn: isoDate.nullable(),
})
export type CustomerBalance = z.infer<typeof balance>

export const customer = z.object({
  id: z.int(),
  version: z.int(),
  ...fields,
  email: z.string(),
  iouLimit: z.int().nullable(),
  shops: z.array(z.int()),
  /** The customer that this one was merged into. */
  mergedInto: z.int().nullable(),
  /** The balance in each business where the caller may see it; businesses without a balance are left out. */
  balances: z.array(balance),
})
export type Customer = z.infer<typeof customer>

const customerFilters = {
  business: unset(id),
  /** Customers who may pay later in a shop. Only their balance with its business is shown. */
  shop: unset(id),
  /** Customers who have a limit or owe something, or all others. */
  iou: flag,
  /** Customers who owe a business more than their limit. */
  overLimit: flag,
  /** Customers who owe something, or nothing. */
  owing: flag,
  /** Customers with debts of at least this many days. */
  overdue: unset(z.coerce.number().pipe(z.literal(overdueAges))),
  blocked: flag,
}
export const customerListQuery = listQuery({ ...customerFilters, sortBy: unset(z.enum(customerSorts)) })
export type CustomerListQuery = z.output<typeof customerListQuery>
export const customerList = listOf(customer)
export const customerParams = z.object({ id })

/** The filters of the list. */
export const customerTotalsQuery = z.object({ q, ...customerFilters })
export type CustomerTotalsQuery = z.output<typeof customerTotalsQuery>
export const customerTotals = z.object({
  data: z.array(z.object({ currency: z.string(), customers: z.int(), balance: z.int(), ...ages })),
})
export type CustomerTotals = z.infer<typeof customerTotals>

/** One line of the register. */
export const iou = z.object({
  /** The journal entry. */
  id: z.string(),
  business: z.int(),
  shop: z.int().nullable(),
  customer: z.int(),
  customerName: z.string(),
  kind: z.string(),
  /** The increase in the customer's debt; negative for a decrease. */
  amount: z.int(),
  currency: z.string(),
  businessDate: isoDate,
  recordedAt: z.iso.datetime(),
  memo: z.string(),
  person: z.string(),
  approver: z.string().nullable(),
  /** The entry that this one reverses. */
  reverses: z.string().nullable(),
  isReversed: z.boolean(),
})
export type Iou = z.infer<typeof iou>

export const iouListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  customer: unset(id),
  kind: unset(z.enum(iouKinds)),
  from: unset(isoDate),
  to: unset(isoDate),
})
export type IouListQuery = z.output<typeof iouListQuery>
export const iouList = listOf(iou)
export const iouParams = z.object({ id: z.uuid() })

export const ageingQuery = z.object({ business: unset(id) })
export const ageing = z.object({ data: z.array(balance.omit({ oldestOn: true }).extend({ customers: z.int() })) })
export type Ageing = z.infer<typeof ageing>

export const accountQuery = z.object({ business: id })
/** A customer's account with a business, line by line, oldest first. */
export const account = balance.extend({
  customer: z.int(),
  lines: z.array(
    iou.extend({
      /** The unpaid part of a charge; 0 for anything else. */
      open: z.int(),
      balance: z.int(),
      /** The entries that paid a charge, oldest first. */
      paidBy: z.array(z.object({ entry: z.string(), amount: z.int() })),
    }),
  ),
})
export type Account = z.infer<typeof account>

named({ Customer: customer, Iou: iou })
