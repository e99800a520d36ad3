import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { findFile } from "@/lib/core/files/pictures"
import { notFound } from "@/lib/core/http/errors"
import { bookedBefore, deliveryOf } from "@/lib/features/stock/service/bill-goods"
import type { BillListQuery, ListedBill, SupplierBill } from "../schema"
import type { Bill, BillRow } from "../store/bills"
import * as store from "../store/bills"
import * as lists from "../store/lists"
import { fourEyesAbove } from "../values"
import { dueOf } from "./due"
import { suggest } from "./suggest"

/** The roles of accounts that bills can be posted to. Goods reach the account of stock by a delivery, with their products. */
export const costRoles = ["expense", "bank_charges", "cogs", "wastage"]

const isOpen = (state: Bill["state"]) => state === "arrived" || state === "approved"

function toListed({ bill, supplier, businessName, currency }: BillRow): ListedBill {
  const { id, businessId, state, kind, number, issuedOn, dueOn, net, vat, total, paidOn, version } = bill
  return {
    ...{ id, business: businessId, businessName, supplier: { id: supplier.id, name: supplier.name }, state, kind },
    ...{
      number,
      issuedOn,
      dueOn,
      net,
      vat,
      total,
      due: dueOf(bill),
      open: isOpen(state) ? dueOf(bill) : 0,
      currency,
      paidOn,
    },
    ...{ arrivedAt: bill.arrivedAt.toISOString(), enteredBy: { id: bill.userId, name: bill.userName }, version },
  }
}

export async function list(scope: Scope, principal: Principal, query: BillListQuery) {
  const { rows, ...total } = await lists.findPage(scope, principal, query)
  return { data: rows.map(toListed), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
async function rowOf(scope: Scope, id: number): Promise<BillRow> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return row
}

export const sums = async (scope: Scope, principal: Principal, query: BillListQuery) => ({
  data: await lists.sums(scope, principal, query),
})

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<SupplierBill> {
  const row = await rowOf(scope, id)
  const { bill, supplier } = row
  const { name, vatNumber, companyNumber, bic, country, email } = supplier
  const { rounding, prepaid, remittance, iban, note, reason, syntax, fileName, vatRows } = bill
  const { placeName, ...details } = await store.detailsOf(scope, bill, costRoles)
  const delivery = await deliveryOf(scope, id)
  const isNew = bill.state === "arrived"
  const wanted = { business: bill.businessId, supplier: name, number: bill.number }
  const mayHaveGoods = bill.kind === "invoice" && delivery?.state !== "proposed" && delivery?.state !== "booked"
  return {
    ...toListed(row),
    supplier: { id: supplier.id, name, vatNumber, companyNumber, iban: supplier.iban, bic, country, email },
    ...{ rounding, prepaid, remittance, iban, note, reason, syntax, fileName, hasFile: bill.file !== "" },
    paidFrom: bill.paidFrom && { source: bill.paidFrom, place: bill.paidPlace, name: placeName ?? "" },
    needsFourEyes: bill.total > fourEyesAbove,
    isMine: bill.userId === scope.userId,
    // JSON in the database has no order of fields.
    vatRows: vatRows.map(({ category, rate, net, vat }) => ({ category, rate, net, vat })),
    ...details,
    suggestions:
      isNew && mayHaveGoods ? await suggest(scope, { supplierId: supplier.id, supplierName: name }, details.lines) : [],
    delivery: delivery ?? null,
    delivered: isNew ? ((await bookedBefore(scope, wanted)) ?? null) : null,
  }
}

/** Where a bill is, for grants; undefined if there is none. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.bill.businessId }
}

/** Scans are PDF files, or pictures that we store as WebP. */
function kindOf(syntax: Bill["syntax"], content: Uint8Array): [type: string, ending: string] {
  if (syntax === "ubl" || syntax === "cii") return ["application/xml", "xml"]
  const isPdf = Buffer.from(content.subarray(0, 1024)).includes("%PDF-")
  return isPdf ? ["application/pdf", "pdf"] : ["image/webp", "webp"]
}

/** The file of a bill as it came. @throws HttpError 404 */
export async function original(scope: Scope, id: number) {
  const { bill } = await rowOf(scope, id)
  const content = await findFile(scope, bill.file)
  if (!content) throw notFound()
  const [type, ending] = kindOf(bill.syntax, content)
  return { type, content, name: bill.fileName || `${bill.number}.${ending}` }
}
