import { decimalsOf } from "@/lib/core/money"
import type { FactLine } from "@/lib/features/invoices/service/amount-facts"
import type { InvoiceFacts } from "@/lib/features/invoices/service/facts"
import { addressIn } from "./address"
import { complete, type Draft } from "./complete"
import type { Address, Adjustment, EInvoice, Party, Payment, Tax } from "./model"

const size = (amount: bigint) => (amount < 0n ? -amount : amount)
const compact = (text: string) => text.replace(/[\s.-]/g, "").toUpperCase()
const endpointOf = (email: string) => (email.includes("@") ? { scheme: "EM", id: email } : { scheme: "", id: "" })

/** The stored parts of an address, or those parsed from its text if the city is not stored. */
function addressOf({
  address,
  street,
  postcode,
  city,
  country,
}: InvoiceFacts["seller"] | InvoiceFacts["buyer"]): Address {
  const written = addressIn(address, country)
  if (city === "") return written
  return { street: street || written.street, extra: street ? "" : written.extra, city, postcode, country }
}

function sellerOf({ seller }: InvoiceFacts): Party {
  const { name, vatNumber, companyNumber, contact, email } = seller
  const isVat = /^[A-Za-z]{2}/.test(vatNumber)
  return {
    ...addressOf(seller),
    ...{ name, tradingName: "", companyNumber, endpoint: endpointOf(email) },
    ...{ vatNumber: isVat ? compact(vatNumber) : "", taxNumber: isVat ? "" : vatNumber },
    contact: { name, phone: contact, email },
  }
}

function buyerOf({ buyer }: InvoiceFacts): Party {
  const { name, vatNumber, contact, email } = buyer
  return {
    ...addressOf(buyer),
    ...{ name, tradingName: "", vatNumber: compact(vatNumber), taxNumber: "", companyNumber: "" },
    ...{ endpoint: endpointOf(email), contact: { name: contact, phone: "", email } },
  }
}

/** UNTDID 4461. Card and direct debit would need numbers that an invoice doesn't have, so they are "not defined". */
const means = { bankTransfer: "58", card: "1", cash: "10", directDebit: "1", paypal: "68" }

function paymentOf({ paymentMethod, seller, currency, number, paymentTerms: terms }: InvoiceFacts): Payment {
  const isTransfer = paymentMethod === "bankTransfer"
  const code = isTransfer && currency !== "EUR" ? "30" : means[paymentMethod]
  const account = isTransfer
    ? { iban: compact(seller.iban), bic: compact(seller.bic), accountName: seller.name }
    : { iban: "", bic: "", accountName: "" }
  return { means: code, ...account, remittance: number, terms }
}

const taxOf = ({ category, rate }: Tax): Tax => ({ category, rate })

/** The discount of a line as an allowance or, if it is negative, as a charge. */
function adjustmentOf({ discount, discountRate, net }: FactLine, reason: string): Adjustment[] {
  if (discount === 0n) return []
  const base = size(net + discount)
  const isPercent = discountRate > 0 && base * BigInt(discountRate) === size(discount) * 10_000n
  return [
    {
      ...{ isCharge: discount < 0n, amount: size(discount), reason },
      ...(isPercent ? { base, percent: discountRate } : { base: null, percent: null }),
    },
  ]
}

const lineOf = (line: FactLine, currency: string, discountName: string): Draft["lines"][number] => ({
  ...{ id: String(line.position), name: line.name, description: line.description, code: "", gtin: "" },
  quantity: { units: line.quantity, scale: 3 },
  unit: line.unit,
  price: { units: line.netPrice, scale: decimalsOf(currency) },
  per: { units: 1n, scale: 0 },
  tax: taxOf(line),
  adjustments: adjustmentOf(line, discountName),
})

/** Converts an invoice to the terms of EN 16931. `discountName` is the word for a discount in the client's language. */
export function eInvoiceOf(facts: InvoiceFacts, discountName: string): EInvoice {
  const { kind, currency, preceding, buyer, lines, discounts, vat, totals, note, service } = facts
  const reasons = vat.filter(({ category }) => category !== "S" && category !== "Z")
  const isWithinEu = vat.some(({ category }) => category === "K")
  const buyerParty = buyerOf(facts)
  const { street, extra, city, postcode, country } = buyerParty
  return complete({
    kind: kind === 381 ? "credit-note" : "invoice",
    number: facts.number,
    issuedOn: facts.issuedDate,
    dueOn: facts.dueDate,
    // A supply within the EU names its day and place. Our invoices store neither, so use the issue date and the buyer's address.
    deliveredOn: isWithinEu ? facts.issuedDate : "",
    deliveredTo: isWithinEu ? { street, extra, city, postcode, country } : null,
    currency,
    buyerReference: buyer.buyerReference,
    orderNumber: "",
    corrects: preceding && { number: preceding.number, issuedOn: preceding.issuedDate },
    notes: [service, note].filter((text) => text.trim() !== ""),
    seller: sellerOf(facts),
    buyer: buyerParty,
    payment: paymentOf(facts),
    lines: lines.map((line) => lineOf(line, currency, discountName)),
    adjustments: discounts.map(({ amount, ...tax }) => ({
      ...{ isCharge: amount < 0n, amount: size(amount), base: null, percent: null, reason: discountName },
      tax: taxOf(tax),
    })),
    prepaid: totals.paid,
    reasons: Object.fromEntries(reasons.map(({ category, reason }) => [category, reason])),
    statedVat: vat.map(({ amount, ...tax }) => ({ tax: taxOf(tax), vat: amount })),
  })
}
