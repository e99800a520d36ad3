import * as z from "zod"
import { countSchema } from "@/lib/core/cash/schema"
import { day, id, isoDate, line, lines, unset } from "@/lib/core/http/fields"
import { billKinds, maxBillLines, moneySources } from "../values"

export const billParams = z.object({ id })
const version = z.int().min(1)
/** An id or null, for which forms send an empty string. */
const chosen = z.preprocess((value) => (value === "" ? null : value), id.nullable())

export const importQuery = z.object({
  /** The business that the bill is for. By default the one whose VAT number the bill names, or the only one. */
  business: unset(id),
  /** The name of the file. */
  name: unset(line(200)),
})

export const approveForm = z.object({
  version,
  /** The accounts of lines that don't go to the default expense account. */
  lines: z
    .array(z.object({ position: z.int().min(1), account: chosen }))
    .max(1000)
    .default([]),
  /** The day of the entry. By default the day of the bill. */
  bookedOn: unset(isoDate),
})
export type ApproveForm = z.output<typeof approveForm>
/** Cash leaves a safe or till today, so `paidOn` is only for the bank. */
export const payForm = z.object({
  version,
  paidOn: unset(isoDate),
  from: z.enum(moneySources).default("bank"),
  bankAccount: chosen.optional().default(null),
  safe: chosen.optional().default(null),
  till: chosen.optional().default(null),
  /** The notes and coins that leave the safe, if its contents are known. */
  count: countSchema.optional(),
})
export type PayForm = z.output<typeof payForm>
export const reasonForm = z.object({ version, reason: lines(500).min(1) })
export type ReasonForm = z.output<typeof reasonForm>

const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
/** Forms send the text of an option, or nothing. */
const vatRate = z.preprocess((value) => Number(value ?? 0), z.int().min(0).max(10_000))
/** A plain decimal, as forms send it. */
const decimal = z
  .string()
  .trim()
  .regex(/^\d{1,9}([.,]\d{1,4})?$/)
  .transform((text) => text.replace(",", "."))

/** A bill on paper. */
export const billForm = z
  .object({
    business: id,
    supplier: chosen.optional().default(null),
    /** The name of a supplier that isn't known yet. */
    supplierName: line(200)
      .default("")
      .meta({ examples: ["Paper Round Oy"] }),
    kind: z.enum(billKinds).default("invoice"),
    number: line(80).min(1),
    issuedOn: day,
    dueOn: unset(day),
    lines: z
      .array(
        z.object({
          name: line(200).min(1),
          code: line(60).default(""),
          quantity: decimal.default("1"),
          net: money,
          vatRate,
          account: chosen.optional().default(null),
        }),
      )
      .min(1)
      .max(maxBillLines),
    /** The VAT on the bill, if it differs from the lines' VAT by rounding. */
    vat: z.preprocess((value) => value ?? null, money.nullable()),
    iban: line(50).default(""),
    remittance: line(140).default(""),
    note: lines(1000).default(""),
    file: z
      .string()
      .regex(/^(|\/api\/files\/[\da-f-]{36})$/)
      .default(""),
    fileName: line(200).default(""),
  })
  .refine(({ supplier, supplierName }) => supplier !== null || supplierName !== "", {
    path: ["supplierName"],
    params: { key: "required" },
  })
  .refine(({ issuedOn, dueOn }) => !dueOn || dueOn >= issuedOn, { path: ["dueOn"], params: { key: "endsBeforeStart" } })
export type BillForm = z.output<typeof billForm>

/** A whole number of pieces, or null. */
const pieces = z.preprocess(
  (value) => (value === "" || value === null || value === undefined ? null : Number(value)),
  z.int().min(1).max(1_000_000).nullable(),
)

/** The product and pieces of each bill line that is goods. Lines that are left out, or name no product, are costs. */
export const goodsForm = z.object({
  version,
  shop: id,
  lines: z
    .array(
      z
        .object({ position: z.int().min(1), product: chosen.optional().default(null), pieces })
        .refine(({ product, pieces: of }) => product === null || of !== null, {
          path: ["pieces"],
          params: { key: "required" },
        }),
    )
    .min(1)
    .max(200),
})
export type BillDeliveryForm = z.output<typeof goodsForm>
export const versionForm = z.object({ version })

export const mailForm = z.object({ mail: id, file: z.uuid(), business: unset(id) })
export type MailForm = z.output<typeof mailForm>
