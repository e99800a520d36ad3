import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { billOf, upload } from "./bills"
import { query } from "./facts"
import { openPayments, type Payments, today } from "./payments"

// Bills of suppliers, and direct debits that they collect, in a business.

const v1 = "/api/v1"
export const at = (id: number) => ({ id: String(id) })
export type World = Pick<Payments, "admin" | "bookkeeper" | "clerk" | "business">

interface Billed {
  supplier: string
  gross: number
  issuedOn?: string
  isArrived?: boolean
  kind?: "credit-note"
}
let n = 0

/** Requests for the bills and debits of a business. */
export function debitsOf(of: World) {
  /** A bill without VAT, approved unless it has only arrived. */
  async function billed({ supplier, gross, issuedOn = "2026-06-15", isArrived, kind }: Billed) {
    n += 1
    const bill = billOf({ number: `DEBIT-${n}`, supplier, lines: [[gross, 0]], iban: "DE89370400440532013000", kind })
    const { body } = await upload(of.clerk.token, toUbl({ ...bill, issuedOn }), { query: { business: of.business } })
    if (isArrived) return body
    const { version } = body
    const approved = await of.bookkeeper.post(`${v1}/supplier-bills/{id}/approve`, { version }, at(body.id))
    if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
    return approved.body
  }

  /** The first occurrence of a mandate in force. */
  async function due(creditor: string, amount: number) {
    const form = { business: of.business, creditor, amount, kind: "supplier", purpose: "supplier" }
    const rule = { rule: "FREQ=WEEKLY", startsOn: today, calendar: "FI" }
    const { id, version } = (await of.admin.post(`${v1}/direct-debits`, { ...form, ...rule })).body
    const active = await of.admin.post(`${v1}/direct-debits/{id}/activate`, { version }, at(id))
    if (active.status !== 200) throw new Error(JSON.stringify(active.body))
    const { data } = (await of.bookkeeper.get(`${v1}/direct-debit-occurrences`, { directDebit: id })).body
    return data[0].id as number
  }
  const answer = (id: number, name: "collect" | "fail", body: object) =>
    of.bookkeeper.post(`${v1}/direct-debit-occurrences/{id}/${name}`, { on: today, ...body }, at(id))
  async function collected(creditor: string, amount: number) {
    const occurrence = await due(creditor, amount)
    const { status, body } = await answer(occurrence, "collect", { amount })
    if (status !== 200 || body.state !== "collected") throw new Error(JSON.stringify(body))
    return { occurrence, entry: body.entry as string }
  }
  const fail = (occurrence: number, more: object = {}) =>
    answer(occurrence, "fail", { fee: 0, reason: "No cover", ...more })

  const billAt = async ({ id }: { id: number }) =>
    (await of.bookkeeper.get(`${v1}/supplier-bills/{id}`, {}, at(id))).body
  const stateOf = async (bill: { id: number }) => {
    const { state, due, open } = await billAt(bill)
    return [state, due, open]
  }
  const act = (bill: { id: number; version: number }, name: "pay" | "reverse", body: object) =>
    of.bookkeeper.post(`${v1}/supplier-bills/{id}/${name}`, { version: bill.version, ...body }, at(bill.id))

  /** The amount owed to a supplier: according to the books, and as the sum of its approved bills. */
  async function owedTo(supplier: number) {
    const [row] = await query<{ books: string; bills: string }>(`select
      (select coalesce(-sum(p.amount), 0)::text from postings p
        join accounts a on a.workspace_id = p.workspace_id and a.id = p.account_id
        where a.workspace_id = 1 and a.business_id = ${of.business} and a.role = 'supplier_control'
          and p.party = 'supplier:${supplier}') as books,
      (select coalesce(sum(b.total - b.prepaid - b.allocated), 0)::text from supplier_bills b where b.workspace_id = 1
        and b.business_id = ${of.business} and b.supplier_id = ${supplier} and b.state = 'approved' and b.kind = 'invoice') as bills`)
    return { books: Number(row?.books), bills: Number(row?.bills) }
  }
  return { billed, due, answer, collected, fail, billAt, stateOf, act, owedTo }
}

export async function openDebits() {
  const world = await openPayments()
  return { ...world, ...debitsOf(world) }
}
export type Debits = Awaited<ReturnType<typeof openDebits>>
