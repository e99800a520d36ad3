import * as z from "zod"
import { day, id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { currencies } from "@/lib/core/money"
import { newInvoice } from "@/lib/features/invoices/schema/written"
import * as values from "../values"

/** Forms send an empty string for null. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable())

/** Forms send numbers as text. */
const typedInt = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (typeof value === "string" && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value), schema)

/** The content of each invoice: everything except the dates, the status, the client and the business. */
export const recurringContent = newInvoice
  .omit({ issuedDate: true, dueDate: true, invoiceStatus: true, clientId: true, businessId: true })
  .extend({ currency: z.enum(currencies) })
export type RecurringContent = z.output<typeof recurringContent>

const terms = {
  name: line(120).min(1),
  rule: line(300)
    .min(1)
    .meta({ examples: ["FREQ=MONTHLY;BYMONTHDAY=1"] }),
  startsOn: day,
  endsOn: orNull(day),
  /** Days until each invoice is due. */
  termDays: typedInt(z.int().min(0).max(365)),
  act: z.enum(values.recurringActs),
}

export const recurringForm = z.object({
  /** The invoice whose client, seller and lines are repeated. */
  invoice: id,
  ...terms,
  name: terms.name.optional(),
  termDays: terms.termDays.optional(),
  endsOn: terms.endsOn.optional(),
  act: terms.act.default("draft"),
})
export type RecurringForm = z.output<typeof recurringForm>

export const recurringChanges = z
  .object({ ...terms, content: recurringContent })
  .partial()
  .extend({
    /** The version that the caller edited. If it is outdated, nothing is written. */
    version: z.int().optional(),
  })
export type RecurringChanges = z.output<typeof recurringChanges>

const run = z.object({
  nominalOn: z.iso.date(),
  invoice: z.int(),
  /** Null for a draft, or if the draft was deleted. */
  number: z.string().nullable(),
  state: z.enum(values.runStates).nullable(),
})

export const recurringInvoice = z.object({
  id: z.int(),
  business: z.int().nullable(),
  client: z.int(),
  clientName: z.string(),
  name: z.string(),
  state: z.enum(values.recurringStates),
  act: z.enum(values.recurringActs),
  rule: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  /** The rule's next day without an invoice. */
  nextOn: z.iso.date().nullable(),
  termDays: z.int(),
  content: recurringContent,
  currency: z.enum(currencies),
  /** The total of one invoice, in minor units. */
  total: z.int(),
  /** The reason why the last attempt made no invoice, as a key of the error texts; empty if it succeeded. */
  problem: z.string(),
  /** The latest invoices, the newest first, at most twelve. */
  runs: z.array(run),
  version: z.int(),
})
export type RecurringInvoice = z.infer<typeof recurringInvoice>

export const recurringListQuery = listQuery({
  state: unset(z.enum(values.recurringStates)),
  client: unset(id),
  sortBy: unset(z.enum(values.recurringSorts)),
})
export type RecurringListQuery = z.output<typeof recurringListQuery>
export const recurringList = listOf(recurringInvoice)
export const recurringParams = z.object({ id })

/** The version that the caller saw. */
export const recurringAct = z.object({ version: z.int().optional() })

named({ RecurringInvoice: recurringInvoice })
