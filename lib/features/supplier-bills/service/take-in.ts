import { mayOn, requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { cleanFileName } from "@/lib/core/files/file-name"
import { storeFile } from "@/lib/core/files/pictures"
import { invalid, notFound } from "@/lib/core/http/errors"
import { decimalText } from "@/lib/features/einvoices/service/decimal"
import type { EInvoice } from "@/lib/features/einvoices/service/model"
import { readEInvoice } from "@/lib/features/einvoices/service/read-file"
import { UnreadableXml } from "@/lib/features/einvoices/service/xml/read"
import { supplierById, supplierOf } from "@/lib/features/suppliers/service"
import type { SupplierBill } from "../schema"
import * as store from "../store/bills"
import type { BillVat } from "../table"
import { embeddedInvoice } from "./embedded"
import { bringIn, dueOn, refuseTwice } from "./taken"

export interface SentBill {
  type: string
  content: Uint8Array
  name?: string
}

/** The e-invoice in a file. @throws HttpError 422 */
export function readBill({ type, content }: SentBill): { invoice: EInvoice; syntax: "ubl" | "cii" | "pdf" } {
  const isPdf = type === "application/pdf"
  const xml = isPdf ? embeddedInvoice(content) : content
  if (!xml) throw invalid({ file: "pdfWithoutInvoice" })
  try {
    const read = readEInvoice(xml)
    return isPdf ? { ...read, syntax: "pdf" } : read
  } catch (error) {
    if (error instanceof UnreadableXml) throw invalid({ file: error.key })
    throw error
  }
}

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const signed = ({ isCharge, amount }: EInvoice["adjustments"][number]) => (isCharge ? amount : -amount)

/** @throws HttpError 422 for a bill whose amounts don't add up, or are negative */
function checkSums({ lines, adjustments, vat, totals }: EInvoice): void {
  const parts = sum(lines.map(({ net }) => net)) + sum(adjustments.map(signed))
  const adds = parts === totals.net && sum(vat.map((row) => row.vat)) === totals.vat
  if (!adds || totals.net + totals.vat !== totals.gross) throw invalid({ file: "billSums" })
  if (totals.gross < 0n || totals.prepaid < 0n) throw invalid({ file: "billNegative" })
}

const compact = (text: string) => text.replace(/[\s.-]/g, "").toUpperCase()

/**
 * The business that a bill is for.
 * @throws HttpError 404 or 403 without the right there; 422 if the bill says no business of the workspace and none is given
 */
async function buyerOf(scope: Scope, principal: Principal, { buyer, currency }: EInvoice, given?: number) {
  const right = ["create", "SupplierBill"] as const
  const all = await store.findBuyers(scope, compact(buyer.vatNumber))
  const mine = all.filter(({ id }) => mayOn(principal, right, { business: id }))
  const named = mine.find(({ isNamed }) => isNamed) ?? (mine.length === 1 ? mine[0] : undefined)
  const found = given === undefined ? named : all.find(({ id }) => id === given)
  if (given !== undefined && !found) throw notFound()
  if (!found) throw invalid({ business: "billBusiness" })
  requireOn(principal, right, { business: found.id })
  if (found.currency !== currency) throw invalid({ file: ["billCurrency", { currency, books: found.currency }] })
  return found.id
}

/** The lines of a bill, allowances and charges on the whole of it after them. */
const linesOf = ({ lines, adjustments }: EInvoice) => [
  ...lines.map(({ name, description, code, gtin, quantity, unit, price, net, tax }, i) => ({
    ...{ position: i + 1, name: name || description || code, description, code, gtin, unit },
    ...{ quantity: decimalText(quantity), price: decimalText(price), net: Number(net) },
    ...{ vatCategory: tax.category, vatRate: tax.rate },
  })),
  ...adjustments.map((one, i) => ({
    ...{ position: lines.length + i + 1, name: one.reason, quantity: "1", price: "0", net: Number(signed(one)) },
    ...{ vatCategory: one.tax.category, vatRate: one.tax.rate },
  })),
]

const vatOf = ({ vat }: EInvoice): BillVat[] =>
  vat.map(({ category, rate, net, vat: tax }) => ({ category, rate, net: Number(net), vat: Number(tax) }))

/**
 * Takes in a bill of a supplier. The file is kept as it came.
 * @throws HttpError 409 if the bill is there already; 422 for a file that is no e-invoice, or one that doesn't add up
 */
export async function takeIn(
  scope: Scope,
  principal: Principal,
  file: SentBill,
  given?: number,
): Promise<SupplierBill> {
  const { invoice, syntax } = readBill(file)
  checkSums(invoice)
  const businessId = await buyerOf(scope, principal, invoice, given)
  const { seller, payment, totals, kind, number, issuedOn, dueOn: stated, notes } = invoice
  const { iban, bic } = payment
  const found = await supplierOf(scope, { ...seller, email: seller.contact.email, iban, bic })
  const supplier = await supplierById(scope, found.id, "file")
  const total = Number(totals.gross + totals.rounding)
  const supplierId = supplier.id
  await refuseTwice(scope, principal, { supplierId, number, total, kind })
  const address = await storeFile(scope, file.type, file.content, { isRestricted: true })
  const values = {
    ...{ businessId, supplierId, kind, number, issuedOn, syntax, file: address },
    ...{ net: Number(totals.net), vat: Number(totals.vat), total, rounding: Number(totals.rounding) },
    ...{ prepaid: Number(totals.prepaid), vatRows: vatOf(invoice), iban: compact(iban), note: notes.join("\n") },
    ...{ remittance: payment.remittance || number, fileName: cleanFileName(file.name ?? "") },
    dueOn: dueOn(stated, issuedOn, supplier.paymentDays),
  }
  return bringIn(scope, principal, values, linesOf(invoice))
}
