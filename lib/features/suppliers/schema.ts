import * as z from "zod"
import { email, id, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { maxPaymentDays, supplierSorts } from "./values"

export const supplier = z.object({
  id: z.int(),
  name: z.string(),
  vatNumber: z.string(),
  companyNumber: z.string(),
  iban: z.string(),
  bic: z.string(),
  country: z.string(),
  email: z.string(),
})
export type Supplier = z.infer<typeof supplier>

const short = z.object({ id: z.int(), name: z.string() })
export const wholeSupplier = supplier.extend({
  phone: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  note: z.string(),
  paymentDays: z.int().nullable(),
  version: z.int(),
  /** The supplier that this one turned out to be, and those that turned out to be this one. */
  mergedInto: short.nullable(),
  merged: z.array(short),
})
export type WholeSupplier = z.infer<typeof wholeSupplier>

export const supplierListQuery = listQuery({ id: unset(id), sortBy: unset(z.enum(supplierSorts)) })
export type SupplierListQuery = z.output<typeof supplierListQuery>
export const supplierList = listOf(supplier)
export const supplierParams = z.object({ id })

const days = z.preprocess(
  (value) => (value === "" || value === undefined ? null : Number(value)),
  z.int().min(0).max(maxPaymentDays).nullable(),
)
const fields = {
  name: line(200).min(1),
  vatNumber: line(20),
  companyNumber: line(40),
  iban: line(50),
  bic: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(|[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)$/)
    .meta({ examples: ["NDEAFIHH"] }),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(|[A-Z]{2})$/)
    .meta({ examples: ["FI"] }),
  email: z.union([z.literal(""), email]),
  phone: line(40),
  street: line(120),
  postcode: line(20),
  city: line(80),
  note: lines(1000),
  paymentDays: days,
}
export const supplierForm = z.object(fields).partial().required({ name: true })
export type SupplierForm = z.output<typeof supplierForm>
export const supplierChanges = z
  .object(fields)
  .partial()
  .extend({ version: z.int().min(1) })
export type SupplierChanges = z.output<typeof supplierChanges>
/** `into`: the supplier that this one is; null takes the merge back. */
export const mergeForm = z.object({
  version: z.int().min(1),
  into: z.preprocess((value) => (value === "" ? null : value), id.nullable()),
})
export type MergeForm = z.output<typeof mergeForm>

named({ Supplier: supplier, WholeSupplier: wholeSupplier })
