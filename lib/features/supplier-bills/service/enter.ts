import { requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { cleanFileName } from "@/lib/core/files/file-name"
import { requireOwnUpload, type SentFile, storeFile } from "@/lib/core/files/pictures"
import { storeProof } from "@/lib/core/files/proofs"
import { invalid, notFound } from "@/lib/core/http/errors"
import { exactNumber, isExact, rateOf } from "@/lib/core/money"
import { ibanOf } from "@/lib/features/businesses/service/numbers"
import { supplierById, supplierOf } from "@/lib/features/suppliers/service"
import type { SupplierBill } from "../schema"
import type { BillForm } from "../schema/forms"
import * as store from "../store/bills"
import type { BillVat } from "../table"
import { costRoles } from "./read"
import { bringIn, dueOn, refuseTwice } from "./taken"

/** The most by which the VAT on a bill may differ from that of its lines: what suppliers round. */
const maxRounded = 100n

const plus = (sum: bigint, one: bigint) => sum + one

/**
 * The VAT of a bill by rate. What the bill says differs from the sum of the lines by what was rounded, which goes to the largest rate.
 * @throws HttpError 422 if it differs by more
 */
function vatOf({ lines, vat }: Pick<BillForm, "lines" | "vat">): BillVat[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
  const rows = rates.map((rate) => {
    const ofRate = lines.filter((line) => line.vatRate === rate)
    const net = ofRate.map((line) => BigInt(line.net)).reduce(plus, 0n)
    return { rate, net, vat: rateOf(net, rate) }
  })
  const sum = rows.map((row) => row.vat).reduce(plus, 0n)
  const difference = vat === null ? 0n : BigInt(vat) - sum
  const largest = rows.reduce((found, row) => (row.vat > found.vat ? row : found), rows[0] as (typeof rows)[number])
  const isRounded = difference >= -maxRounded && difference <= maxRounded
  if (difference !== 0n && (!isRounded || largest.rate === 0)) throw invalid({ vat: "billVat" })
  largest.vat += difference
  return rows.map((row) => ({
    ...{ category: row.rate > 0 ? "S" : "Z", rate: row.rate, net: exactNumber(row.net), vat: exactNumber(row.vat) },
  }))
}

/** @throws HttpError 422 for an account that costs can't be posted to */
async function checkAccounts(scope: Scope, business: number, lines: BillForm["lines"]): Promise<void> {
  if (lines.every(({ account }) => account === null)) return
  const allowed = await store.findAccounts(scope, business, costRoles)
  const wrong = lines.findIndex(({ account }) => account !== null && !allowed.some(({ id }) => id === account))
  if (wrong >= 0) throw invalid({ [`lines.${wrong}.account`]: "billAccount" })
}

const supplierFor = async (scope: Scope, { supplier, supplierName, iban }: BillForm): Promise<number> =>
  supplier === null ? (await supplierOf(scope, { name: supplierName, iban })).id : supplier

/**
 * Enters a bill that came on paper.
 * @throws HttpError 403 or 404 without the right in the business; 409 if the bill is there already; 422
 */
export async function enter(scope: Scope, principal: Principal, form: BillForm): Promise<SupplierBill> {
  requireOn(principal, ["create", "SupplierBill"], { business: form.business })
  const buyer = (await store.findBuyers(scope, "")).find(({ id }) => id === form.business)
  if (!buyer) throw notFound()
  const iban = form.iban && ibanOf(form.iban)
  if (iban === null) throw invalid({ iban: "iban" })
  if (form.file) await requireOwnUpload(scope, form.file, "file")
  await checkAccounts(scope, form.business, form.lines)
  const vatRows = vatOf(form)
  const [net, vat] = (["net", "vat"] as const).map((of) => vatRows.map((row) => BigInt(row[of])).reduce(plus, 0n))
  const sum = (net ?? 0n) + (vat ?? 0n)
  if (!isExact(sum)) throw invalid({ lines: "amountTooBig" })
  const { id: supplierId, paymentDays } = await supplierById(
    scope,
    await supplierFor(scope, { ...form, iban }),
    "supplier",
  )
  const { kind, number, issuedOn, file, note } = form
  const total = exactNumber(sum)
  await refuseTwice(scope, principal, { supplierId, number, total, kind })
  const values = {
    ...{ businessId: form.business, supplierId, kind, number, issuedOn, total, vatRows, iban, note, file },
    ...{ net: exactNumber(net ?? 0n), vat: exactNumber(vat ?? 0n), syntax: "paper" as const },
    ...{ dueOn: dueOn(form.dueOn, issuedOn, paymentDays), remittance: form.remittance || number },
    fileName: file ? cleanFileName(form.fileName) : "",
  }
  const lines = form.lines.map(({ name, code, quantity, net: ofLine, vatRate, account }, i) => ({
    ...{ position: i + 1, name, code, quantity, price: "0", net: ofLine, vatRate, accountId: account },
    vatCategory: vatRate > 0 ? "S" : "Z",
  }))
  return bringIn(scope, principal, values, lines)
}

const isPdf = (content: Uint8Array) => Buffer.from(content.subarray(0, 1024)).includes("%PDF-")

/** Stores the scan of a bill, for those who may see the bill. @returns its address @throws HttpError 422 */
export async function storeScan(actor: Actor, file: SentFile): Promise<string> {
  if (file.type !== "application/pdf") return storeProof(actor, file)
  if (!isPdf(file.content)) throw invalid({ file: "notPdf" })
  return tx(actor, (scope) => storeFile(scope, file.type, file.content, { isRestricted: true }))
}
