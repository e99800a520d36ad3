import { asc, desc, inArray, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { formatAmount, major } from "@/lib/core/money"
import { deliveryOf } from "@/lib/core/outbox/records"
import type { BilledLine } from "@/lib/core/vat"
import { clients, mailAddress } from "@/lib/features/clients/table"
import { users } from "@/lib/features/users/table"
import type { Salesperson } from "../schema/parties"
import type { InvoiceListQuery } from "../schema/queries"
import type { Invoice, InvoiceDocument } from "../schema/shown"
import { invoiceLines, invoices } from "../table"
import { paymentChanges, payments } from "../table/payments"
import { invoiceSellers } from "../table/sellers"
import type { Unit, VatCategory } from "../values"
import { apiStatus, hasStatus, inOriginalApi, inWorkspace, ofInvoice, shownStatus } from "./columns"
import { canUndo } from "./payments"
import { sellerNow } from "./sellers"

const clientColumns = {
  address: clients.address,
  company: clients.company,
  companyEmail: clients.companyEmail,
  country: clients.country,
  contact: clients.contact,
  name: clients.name,
}

const { id, avatar, language, vatNumber, buyerReference, invoiceFormat } = clients
const listedColumns = { id, avatar, language, vatNumber, buyerReference, invoiceFormat }
const columns = {
  id: invoices.id,
  issuedDate: sql<string>`to_char(${invoices.issuedDate}, 'DD Mon YYYY')`,
  client: clientColumns,
  service: invoices.service,
  totalMinor: invoices.total,
  avatar: clients.avatar,
  invoiceStatus: apiStatus,
  balanceMinor: invoices.balance,
  dueDate: sql<string>`to_char(${invoices.dueDate}, 'DD Mon YYYY')`,
  currency: invoices.currency,
}
type Row = Omit<Invoice, "total" | "balance"> & { totalMinor: number; balanceMinor: number; currency: string }

const toInvoice = (row: Row): Invoice => ({
  id: row.id,
  issuedDate: row.issuedDate,
  client: row.client,
  service: row.service,
  total: major(row.totalMinor),
  avatar: row.avatar,
  invoiceStatus: row.invoiceStatus,
  balance: row.balanceMinor === 0 ? 0 : formatAmount(row.balanceMinor, row.currency),
  dueDate: row.dueDate,
})

const select = (scope: Scope, where: SQL | undefined) =>
  scope.db.select(columns).from(invoices).innerJoin(clients, ofInvoice).where(where)

/**
 * Invoices of matching clients. There are far fewer clients than invoices: the index on clients finds the text, the
 * index on invoices their invoices.
 */
const ofMatchingClients = ({ workspaceId }: Scope, q: string) =>
  sql`${invoices.clientId} in (select id from ${clients} where workspace_id = ${workspaceId} and ${foldedContains(sql`search`, q)})`

const sortable = {
  id: [invoices.id],
  issuedDate: [invoices.issuedDate, invoices.id],
  dueDate: [invoices.dueDate, invoices.id],
  total: [invoices.total, invoices.id],
  balance: [invoices.balance, invoices.id],
}

/** One page and the filtered total. */
export async function findPage(scope: Scope, query: InvoiceListQuery) {
  const { q, status, sortBy, order, page, perPage } = query
  const where = inWorkspace(scope, inOriginalApi, hasStatus(status), q ? ofMatchingClients(scope, q) : undefined)
  const direction = (order ?? (sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const { rows, ...total } = await listPage<Row>(scope, {
    table: invoices,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(invoices)
        .innerJoin(clients, ofInvoice)
        .where(where)
        .orderBy(...sortable[sortBy ?? "id"].map((column) => direction(column)))
        .limit(perPage)
        .offset(offset),
  })
  return { invoices: rows.map(toInvoice), ...total }
}

export const findAll = async (scope: Scope): Promise<Invoice[]> =>
  (await select(scope, inWorkspace(scope, inOriginalApi)).orderBy(asc(invoices.id))).map(toInvoice)

export const findByIds = async (scope: Scope, ids: number[]): Promise<Invoice[]> =>
  (await select(scope, inWorkspace(scope, inArray(invoices.id, ids))).orderBy(desc(invoices.id))).map(toInvoice)

export const findFirstClients = (scope: Scope, amount: number) =>
  scope.db
    .select(clientColumns)
    .from(invoices)
    .innerJoin(clients, ofInvoice)
    .where(inWorkspace(scope, inOriginalApi))
    .orderBy(asc(invoices.id))
    .limit(amount)

const asList = (table: typeof invoiceLines | typeof payments | typeof paymentChanges, row: SQL, order: SQL) =>
  sql`coalesce((select json_agg(${row} order by ${order}) from ${table}
    where ${table.workspaceId} = ${invoices.workspaceId} and ${table.invoiceId} = ${invoices.id}), '[]'::json)`

interface LineRow extends BilledLine {
  position: number
  item: string
  description: string
  vatCategory: VatCategory
  unit: Unit
  netCorrection: number
  vatCorrection: number
  /** The quantity that credit notes have credited, in thousandths. */
  credited: number
}
type PaymentRow = InvoiceDocument["payments"][number]
type PaymentChangeRow = InvoiceDocument["paymentChanges"][number]

const creditedQuantity = sql`(select coalesce(sum(taken.quantity), 0)::int from ${invoiceLines} taken
  join ${invoices} note on note.workspace_id = taken.workspace_id and note.id = taken.invoice_id
  where note.workspace_id = ${invoices.workspaceId} and note.credits_id = ${invoices.id} and note.voided_at is null
    and taken.credits_position = ${invoiceLines.position})`

const creditNotes = sql<InvoiceDocument["creditNotes"]>`coalesce((select json_agg(json_build_object(
    'id', note.id, 'number', note.number, 'issuedDate', note.issued_date, 'totalMinor', note.total) order by note.id)
  from ${invoices} note where note.workspace_id = ${invoices.workspaceId} and note.credits_id = ${invoices.id}
    and note.voided_at is null), '[]'::json)`

const credits = sql<InvoiceDocument["credits"]>`(select json_build_object(
    'id', origin.id, 'number', origin.number, 'issuedDate', origin.issued_date)
  from ${invoices} origin where origin.workspace_id = ${invoices.workspaceId} and origin.id = ${invoices.creditsId})`

const isoText = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The salesperson of an invoice as JSON, or null. */
const seller = sql<Salesperson | null>`(select json_build_object('id', person.id, 'fullName', person.full_name)
  from ${invoiceSellers} sale join ${users} person on person.workspace_id = sale.workspace_id and person.id = sale.user_id
  where sale.workspace_id = ${invoices.workspaceId} and sale.invoice_id = ${invoices.id})`

/** Complete invoices by id, with lines, payments, client and billing details, in one statement. */
export async function findDocuments(scope: Scope, ids: number[]) {
  const found = await scope.db
    .select({
      row: invoices,
      ...columns,
      clientRow: { ...clientColumns, ...listedColumns },
      recipient: mailAddress,
      billing: sellerNow,
      seller,
      shownStatus,
      creditNotes,
      credits,
      delivery: deliveryOf("invoice", invoices),
      lines: sql<LineRow[]>`${asList(
        invoiceLines,
        sql`json_build_object('position', position, 'item', item, 'description', description, 'quantity', quantity,
          'unitPriceMinor', unit_price, 'discount', discount, 'vatRate', vat_rate, 'vatCategory', vat_category, 'unit', unit,
          'netCorrection', net_correction,
          'vatCorrection', vat_correction, 'credited', ${creditedQuantity})`,
        sql`position`,
      )}`,
      payments: sql<PaymentRow[]>`${asList(
        payments,
        sql`json_build_object('id', id, 'kind', kind, 'amountMinor', amount, 'paidDate', paid_date, 'method', method,
          'note', note, 'tillId', till_id, 'bankAccountId', bank_account_id, 'entryId', entry_id, 'canUndo', ${canUndo})`,
        sql`id`,
      )}`,
      paymentChanges: sql<PaymentChangeRow[]>`${asList(
        paymentChanges,
        sql`json_build_object('id', id, 'paymentId', payment_id, 'what', what, 'at', ${isoText}, 'byId', user_id, 'by', by,
          'kind', kind, 'amountMinor', amount, 'paidDate', paid_date, 'method', method, 'note', note)`,
        sql`id`,
      )}`,
    })
    .from(invoices)
    .innerJoin(clients, ofInvoice)
    .where(inWorkspace(scope, inArray(invoices.id, ids)))
    .orderBy(asc(invoices.id))
  return found.map((row) => ({ ...row, invoice: toInvoice(row) }))
}
export type FoundDocument = Awaited<ReturnType<typeof findDocuments>>[number]

/** Whether the original API shows an invoice: it shows neither void ones nor credit notes. */
export const isInOriginalApi = ({ row }: FoundDocument) => row.voidedAt === null && row.kind === "invoice"
