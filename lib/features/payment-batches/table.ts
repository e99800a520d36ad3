import { sql } from "drizzle-orm"
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { writtenAt } from "@/lib/core/clock"
import { allExact, amount } from "@/lib/core/db/amounts"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"
import { clients } from "@/lib/features/clients/table"
import { batchKinds, batchStates, itemKinds, itemStates, mandateKinds, mandateStates, sequenceTypes } from "./values"

type Of = { workspaceId: typeof businesses.workspaceId; businessId: typeof businesses.id }
const toBusiness = (name: string, { workspaceId: workspace, businessId }: Of) =>
  foreignKey({
    name,
    columns: [workspace, businessId],
    foreignColumns: [businesses.workspaceId, businesses.id],
  }).onDelete("cascade")

/** The SEPA creditor identifiers by which businesses collect. */
export const sepaCreditors = pgTable(
  "sepa_creditors",
  {
    workspaceId: workspaceId(),
    businessId: integer("business_id").notNull(),
    creditorId: text("creditor_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.businessId] }),
    toBusiness("sepa_creditors_business_fk", t as never),
    tenantPolicy(),
  ],
)

/** Mandates that customers signed so that a business may collect. Revoked, never deleted, because collections refer to them. */
export const sepaMandates = pgTable(
  "sepa_mandates",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    customerId: integer("customer_id").notNull(),
    /** The mandate's reference on every collection. */
    reference: text("reference").notNull(),
    kind: choice("kind", mandateKinds).notNull().default("recurring"),
    signedOn: date("signed_on", { mode: "string" }).notNull(),
    /** The name on the account. */
    holder: text("holder").notNull(),
    iban: text("iban").notNull(),
    bic: text("bic").notNull().default(""),
    state: choice("state", mandateStates).notNull().default("active"),
    version: integer("version").notNull().default(1),
    createdAt: writtenAt("created_at"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toBusiness("sepa_mandates_business_fk", t as never),
    foreignKey({
      name: "sepa_mandates_customer_fk",
      columns: [t.workspaceId, t.customerId],
      foreignColumns: [clients.workspaceId, clients.id],
    }).onDelete("cascade"),
    uniqueIndex("sepa_mandates_reference_key").on(t.workspaceId, t.businessId, sql`lower(${t.reference})`),
    oneOf("sepa_mandates_kind_check", t.kind, mandateKinds),
    oneOf("sepa_mandates_state_check", t.state, mandateStates),
    index("sepa_mandates_customer_idx").on(t.workspaceId, t.customerId, t.id),
    index("sepa_mandates_business_idx").on(t.workspaceId, t.businessId, t.id),
    tenantPolicy(),
  ],
)

/** Payments that go to a bank in one file. */
export const paymentBatches = pgTable(
  "payment_batches",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    bankAccountId: integer("bank_account_id").notNull(),
    kind: choice("kind", batchKinds).notNull(),
    state: choice("state", batchStates).notNull().default("prepared"),
    /** The bank rejects a second file with the same id. */
    messageId: text("message_id").notNull(),
    executionOn: date("execution_on", { mode: "string" }).notNull(),
    items: integer("items").notNull(),
    total: amount("total").notNull(),
    /** The XML file, made once by the export. */
    file: text("file"),
    /** No foreign keys: batches outlive users. */
    preparedBy: integer("prepared_by").notNull(),
    preparedByName: text("prepared_by_name").notNull(),
    preparedAt: writtenAt("prepared_at"),
    exportedByName: text("exported_by_name"),
    exportedAt: instant("exported_at"),
    /** The day on which the bank executed or rejected the batch. */
    answeredOn: date("answered_on", { mode: "string" }),
    answeredByName: text("answered_by_name"),
    note: text("note").notNull().default(""),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toBusiness("payment_batches_business_fk", t as never),
    foreignKey({
      name: "payment_batches_account_fk",
      columns: [t.workspaceId, t.bankAccountId],
      foreignColumns: [bankAccounts.workspaceId, bankAccounts.id],
    }),
    uniqueIndex("payment_batches_message_key").on(t.workspaceId, t.messageId),
    oneOf("payment_batches_kind_check", t.kind, batchKinds),
    oneOf("payment_batches_state_check", t.state, batchStates),
    ...allExact("payment_batches", t.total),
    check("payment_batches_total_check", sql`${t.total} > 0 and ${t.items} > 0`),
    check("payment_batches_exported_check", sql`(${t.file} is null) = (${t.exportedAt} is null)`),
    index("payment_batches_execution_idx").on(t.workspaceId, t.executionOn, t.id),
    index("payment_batches_total_idx").on(t.workspaceId, t.total, t.id),
    index("payment_batches_business_idx").on(t.workspaceId, t.businessId, t.executionOn, t.id),
    index("payment_batches_state_idx").on(t.workspaceId, t.state, t.executionOn, t.id),
    tenantPolicy(),
  ],
)

/** The payments of a batch, with their details in the file. */
export const paymentBatchItems = pgTable(
  "payment_batch_items",
  {
    workspaceId: workspaceId(),
    batchId: integer("batch_id").notNull(),
    position: integer("position").notNull(),
    businessId: integer("business_id").notNull(),
    kind: choice("kind", itemKinds).notNull(),
    /** The bill, the payment on account that is refunded, or the invoice. */
    targetId: integer("target_id").notNull(),
    label: text("label").notNull(),
    state: choice("state", itemStates).notNull().default("pending"),
    endToEnd: text("end_to_end").notNull(),
    name: text("name").notNull(),
    iban: text("iban").notNull(),
    bic: text("bic").notNull().default(""),
    amount: amount("amount").notNull(),
    remittance: text("remittance").notNull().default(""),
    mandateId: integer("mandate_id"),
    mandate: text("mandate"),
    signedOn: date("signed_on", { mode: "string" }),
    sequence: choice("sequence", sequenceTypes),
    /** The journal entry that settled the payment. */
    entryId: uuid("entry_id"),
    /** The payment of the invoice, or the allocation of the refund. */
    settledId: integer("settled_id"),
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.batchId, t.position] }),
    foreignKey({
      name: "payment_batch_items_batch_fk",
      columns: [t.workspaceId, t.batchId],
      foreignColumns: [paymentBatches.workspaceId, paymentBatches.id],
    }).onDelete("cascade"),
    oneOf("payment_batch_items_kind_check", t.kind, itemKinds),
    oneOf("payment_batch_items_state_check", t.state, itemStates),
    oneOf("payment_batch_items_sequence_check", t.sequence, sequenceTypes),
    ...allExact("payment_batch_items", t.amount),
    check("payment_batch_items_amount_check", sql`${t.amount} > 0`),
    // The same document is never in two batches at once.
    uniqueIndex("payment_batch_items_once_key")
      .on(t.workspaceId, t.kind, t.targetId)
      .where(sql`${t.state} = 'pending'`),
    index("payment_batch_items_mandate_idx").on(t.workspaceId, t.mandateId),
    tenantPolicy(),
  ],
)
