import { partyOf } from "@/lib/features/clients/values"
import type { Line, Recipe } from "@/lib/features/ledger/service/entry"
import { at, credit, debit, recipe } from "@/lib/features/ledger/service/recipes/lines"
import { invoiceCredited, invoiceIssued } from "@/lib/features/ledger/service/recipes/owed"
import type { VatGroup } from "../values/amounts"

// The entries of invoices and payments in the books. Pure functions.

/** The VAT code in the books: the rate in basis points for the categories S and Z, otherwise the category. */
const vatCodeOf = ({ category, rate }: VatGroup) => (category === "S" || category === "Z" ? String(rate) : category)

interface Document {
  kind: "invoice" | "credit"
  clientId: number
  groups: readonly VatGroup[]
}

/** The entry of an issued invoice, or of a credit note, whose amounts are negative. */
export function issued({ kind, clientId, groups }: Document): Recipe {
  const sign = kind === "credit" ? -1n : 1n
  const rates = groups.map((group) => ({
    vatCode: vatCodeOf(group),
    net: BigInt(group.netMinor) * sign,
    vat: BigInt(group.vatMinor) * sign,
  }))
  const sale = { party: partyOf(clientId), rates }
  return kind === "credit" ? invoiceCredited(sale) : invoiceIssued(sale)
}

/** Money that a client paid, or got back if `amount` is negative. */
export const paid = (clientId: number, amount: bigint, money: Pick<Line, "account" | "party">): Recipe =>
  recipe("invoice-payment", [
    debit(money, amount),
    credit({ ...at("trade_debtors"), party: partyOf(clientId) }, amount),
  ])

/** A client's debt, or overpayment if `amount` is negative, when the books were opened. */
export const owedAtOpening = (clientId: number, amount: bigint): Recipe =>
  recipe("opening", [
    debit({ ...at("trade_debtors"), party: partyOf(clientId) }, amount),
    credit(at("opening"), amount),
  ])
