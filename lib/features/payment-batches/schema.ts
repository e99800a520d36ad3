import * as z from "zod"
import { day, id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import * as values from "./values"

const money = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const version = z.int().min(1)

const item = z.object({
  position: z.int(),
  kind: z.enum(values.itemKinds),
  targetId: z.int(),
  label: z.string(),
  state: z.enum(values.itemStates),
  endToEnd: z.string(),
  name: z.string(),
  iban: z.string(),
  bic: z.string(),
  amount: z.int(),
  remittance: z.string(),
  mandate: z.string().nullable(),
  sequence: z.enum(values.sequenceTypes).nullable(),
  entry: z.string().nullable(),
  /** The reason for the failure. */
  reason: z.string(),
})
export type BatchItem = z.infer<typeof item>

const paymentBatch = z.object({
  id: z.int(),
  version: z.int(),
  business: z.int(),
  businessName: z.string(),
  bankAccount: z.int(),
  accountName: z.string(),
  kind: z.enum(values.batchKinds),
  state: z.enum(values.batchStates),
  /** The message id (MsgId) of the batch's file. */
  messageId: z.string(),
  executionOn: z.iso.date(),
  items: z.int(),
  total: z.int(),
  currency: z.string(),
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
  exportedBy: z.string().nullable(),
  exportedAt: z.iso.datetime().nullable(),
  answeredOn: z.iso.date().nullable(),
  note: z.string(),
})
export type PaymentBatch = z.infer<typeof paymentBatch>
export const batchRecord = paymentBatch.extend({ payments: z.array(item) })
export type BatchRecord = z.infer<typeof batchRecord>

export const batchListQuery = listQuery({
  business: unset(id),
  kind: unset(z.enum(values.batchKinds)),
  state: unset(z.enum(values.batchStates)),
  sortBy: unset(z.enum(values.batchSorts)),
})
export type BatchListQuery = z.output<typeof batchListQuery>
export const batchList = listOf(paymentBatch)
export const batchParams = z.object({ id })
export const itemParams = z.object({ id, position: id })

export const candidateQuery = z.object({ business: id, kind: z.enum(values.batchKinds) })
export type CandidateQuery = z.output<typeof candidateQuery>
export const candidate = z.object({
  kind: z.enum(values.itemKinds),
  id: z.int(),
  label: z.string(),
  name: z.string(),
  /** Empty if unknown. */
  iban: z.string(),
  dueOn: z.iso.date().nullable(),
  amount: z.int(),
  /** The obstacle to a payment; `otherIban` is only a warning. */
  problem: z.enum(values.candidateProblems).nullable(),
})
export type Candidate = z.infer<typeof candidate>
export const candidates = z.object({ currency: z.string(), creditorId: z.string(), data: z.array(candidate) })

export const batchForm = z.object({
  business: id,
  kind: z.enum(values.batchKinds),
  bankAccount: id,
  executionOn: day,
  items: z
    .array(
      z.object({
        kind: z.enum(values.itemKinds),
        id,
        /** For refunds; bills and invoices are paid in full. */
        amount: money.optional(),
        /** For refunds to a customer whose account isn’t known. */
        iban: line(50).optional(),
      }),
    )
    .min(1)
    .max(values.maxItems),
})
export type BatchForm = z.output<typeof batchForm>
export const batchAct = z.object({ version })
export const settleForm = z.object({ version, on: day })
export type SettleForm = z.output<typeof settleForm>
export const rejectForm = z.object({ version, on: day, reason: line(200).min(1) })
export type RejectForm = z.output<typeof rejectForm>
export const failItemForm = z.object({
  version,
  on: day,
  reason: line(200).min(1),
  /** The bank's charge for the failed payment. */
  fee: z.preprocess((value) => value ?? 0, z.int().min(0).max(Number.MAX_SAFE_INTEGER)),
})
export type FailItemForm = z.output<typeof failItemForm>

const mandateFields = {
  reference: line(35)
    .min(1)
    .regex(/^[A-Za-z0-9+?/\-:().,' ]+$/),
  kind: z.enum(values.mandateKinds),
  signedOn: day,
  holder: line(70).min(1),
  iban: line(50).min(1),
  bic: z.union([z.literal(""), z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)]),
}
export const mandateForm = z.object({
  business: id,
  customer: id,
  ...mandateFields,
  kind: mandateFields.kind.default("recurring"),
  bic: mandateFields.bic.default(""),
})
export type MandateForm = z.output<typeof mandateForm>
export const mandateChanges = z
  .object({ ...mandateFields, state: z.enum(values.mandateStates) })
  .partial()
  .extend({ version: version.optional() })
export type MandateChanges = z.output<typeof mandateChanges>
export const mandate = z.object({
  id: z.int(),
  version: z.int(),
  business: z.int(),
  businessName: z.string(),
  customer: z.int(),
  customerName: z.string(),
  ...mandateFields,
  reference: z.string(),
  signedOn: z.iso.date(),
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  state: z.enum(values.mandateStates),
  /** The day of the last collection under the mandate. */
  lastOn: z.iso.date().nullable(),
})
export type Mandate = z.infer<typeof mandate>
export const mandateListQuery = listQuery({
  business: unset(id),
  customer: unset(id),
  state: unset(z.enum(values.mandateStates)),
})
export type MandateListQuery = z.output<typeof mandateListQuery>
export const mandateList = listOf(mandate)

export const creditorParams = z.object({ id })
export const creditor = z.object({ business: z.int(), creditorId: z.string() })
export const creditorForm = z.object({ creditorId: line(40) })

named({ PaymentBatch: paymentBatch, PaymentBatchRecord: batchRecord, SepaMandate: mandate })
