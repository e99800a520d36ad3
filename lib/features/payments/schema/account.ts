import * as z from "zod"
import { day, id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import * as values from "../values"

const money = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
/** Forms send an empty string for null. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable())

const allocation = z.object({
  id: z.int(),
  kind: z.enum(values.allocationKinds),
  /** The invoice, customer or bill; null for a refund. */
  targetId: z.int().nullable(),
  target: z.string(),
  amount: z.int(),
  allocatedOn: z.iso.date(),
  entry: z.string().nullable(),
  person: z.string(),
  at: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
  reason: z.string(),
})
export type Allocation = z.infer<typeof allocation>

const accountPayment = z.object({
  id: z.int(),
  version: z.int(),
  business: z.int(),
  shop: z.int().nullable(),
  partyKind: z.enum(values.partyKinds),
  partyId: z.int(),
  partyName: z.string(),
  state: z.enum(values.accountStates),
  /** Minor units. A customer's money came in, a supplier's went out. */
  amount: z.int(),
  allocated: z.int(),
  /** The unallocated amount. */
  rest: z.int(),
  currency: z.string(),
  method: z.enum(values.paymentMethods),
  till: z.int().nullable(),
  bankAccount: z.int().nullable(),
  paidOn: z.iso.date(),
  memo: z.string(),
  entry: z.string(),
  person: z.string(),
  recordedAt: z.iso.datetime(),
})
export type AccountPayment = z.infer<typeof accountPayment>
export const accountPaymentRecord = accountPayment.extend({ allocations: z.array(allocation) })
export type AccountPaymentRecord = z.infer<typeof accountPaymentRecord>

export const accountListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  partyKind: unset(z.enum(values.partyKinds)),
  party: unset(id),
  state: unset(z.enum(values.accountStates)),
  sortBy: unset(z.enum(values.accountSorts)),
})
export type AccountListQuery = z.output<typeof accountListQuery>
export const accountList = listOf(accountPayment)
export const accountParams = z.object({ id })
export const allocationParams = z.object({ id, allocation: id })

export const accountForm = z.object({
  business: id,
  shop: orNull(id),
  partyKind: z.enum(values.partyKinds),
  party: id,
  amount: money,
  method: z.enum(values.paymentMethods).default("bank"),
  /** For cash: a till of the business with an open session. */
  till: orNull(id),
  /** For the bank: the business's first bank account if null. */
  bankAccount: orNull(id),
  paidOn: day,
  memo: line(140).default(""),
})
export type AccountForm = z.output<typeof accountForm>

export const allocateForm = z.object({
  version: z.int().min(1),
  on: day,
  /** Invoices and IOUs for customers, bills for suppliers. An IOU's `id` is its customer. Parts without an amount are skipped. */
  parts: z
    .array(
      z.object({
        kind: z.enum(["invoice", "iou", "bill"]),
        id,
        amount: z.preprocess((value) => value ?? 0, z.int().min(0).max(Number.MAX_SAFE_INTEGER)),
      }),
    )
    .max(values.maxParts)
    .refine((parts) => parts.some(({ amount }) => amount > 0), { params: { key: "required" } }),
})
export type AllocateForm = z.output<typeof allocateForm>

export const refundForm = z.object({
  version: z.int().min(1),
  on: day,
  amount: money,
  method: z.enum(values.paymentMethods).default("bank"),
  till: orNull(id),
  bankAccount: orNull(id),
  reason: line(200).default(""),
})
export type RefundForm = z.output<typeof refundForm>
export const undoForm = z.object({ version: z.int().min(1), reason: line(200).min(1) })
export type UndoForm = z.output<typeof undoForm>

/** The items that a payment's unallocated amount can settle, the earliest due first. */
export const openItems = z.object({
  data: z.array(
    z.object({
      kind: z.enum(["invoice", "iou", "bill"]),
      id: z.int(),
      label: z.string(),
      dueOn: z.iso.date().nullable(),
      open: z.int(),
    }),
  ),
})
export type OpenItem = z.infer<typeof openItems>["data"][number]

named({ AccountPayment: accountPayment, AccountPaymentRecord: accountPaymentRecord })
