import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import type { InvoiceFormat } from "@/lib/features/clients/values"
import { type Seller, seller } from "../schema/parties"
import { readClients } from "../store/facts"
import { type FoundDocument, findDocuments } from "../store/read"
import type { PaymentMethod, VatCategory } from "../values"
import { amountFacts, type FactLine } from "./amount-facts"
import { countryCodeOf } from "./countries"
import { partiesOf } from "./read"
import { reasonOf } from "./reasons"

// An invoice as facts, for formats such as EN 16931. Amounts are minor units and those of a credit note are positive.

export interface InvoiceFacts {
  id: number
  /** UNTDID 1001: commercial invoice or credit note. */
  kind: 380 | 381
  /** Empty for a draft. */
  number: string
  isVoid: boolean
  issuedDate: string
  dueDate: string
  currency: string
  /** The language of the document. */
  language: Locale
  service: string
  note: string
  paymentTerms: string
  paymentMethod: PaymentMethod
  /** The invoice that a credit note corrects. */
  preceding: { number: string; issuedDate: string } | null
  seller: Address & {
    /** Null if the billing details of the workspace issue it. */
    business: number | null
    name: string
    vatNumber: string
    companyNumber: string
    contact: string
    iban: string
    bic: string
    bankName: string
  }
  buyer: Address & {
    id: number
    name: string
    contact: string
    vatNumber: string
    buyerReference: string
    /** A company, not a consumer. */
    isBusiness: boolean
    invoiceFormat: InvoiceFormat
  }
  lines: FactLine[]
  /** Discounts on the whole document, by category and rate. */
  discounts: { category: VatCategory; rate: number; amount: bigint }[]
  vat: { category: VatCategory; rate: number; taxable: bigint; amount: bigint; reason: string }[]
  totals: {
    lines: bigint
    discount: bigint
    net: bigint
    vat: bigint
    gross: bigint
    /** Paid, or set off by credit notes. */
    paid: bigint
    due: bigint
  }
}

interface Address {
  email: string
  /** The address on one line, and its parts as far as they are known. */
  address: string
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2; empty if unknown. */
  country: string
}

/** Takes facts that were unknown when the invoice was issued from the seller as it is now, because readers need it. */
function sellerFacts(billing: Seller, current: Seller): Omit<InvoiceFacts["seller"], "business"> {
  const known = Object.entries(billing).filter(([, value]) => value !== "")
  // The parts of an address belong together.
  const place = billing.address === "" ? {} : { street: "", postcode: "", city: "" }
  const {
    company: name,
    vatNumber,
    companyNumber,
    contact,
    iban,
    swiftCode: bic,
    bankName,
    email,
    address,
    ...more
  } = { ...current, ...place, ...Object.fromEntries(known) } as Seller
  const { street, postcode, city, country } = more
  const numbers = { name, vatNumber, companyNumber, contact, iban: iban.replaceAll(" ", ""), bic, bankName }
  return { ...numbers, email, address, street, postcode, city, country: countryCodeOf(country) }
}

type CurrentClient = Awaited<ReturnType<typeof readClients>>[number]

async function factsOf(record: FoundDocument, more: CurrentClient): Promise<InvoiceFacts> {
  const { row, lines, credits } = record
  const parties = partiesOf(record)
  const { client } = parties
  const settled = row.kind === "credit" ? 0 : row.paid + row.credited
  const amounts = amountFacts(row.kind, lines, row.documentDiscount, settled)
  const language = client.language
  const vat = await Promise.all(
    amounts.vat.map(async (group) => ({
      ...group,
      reason: await reasonOf(group.category, { language, given: row.vatReason, seller: parties.billing }),
    })),
  )
  return {
    ...{
      id: row.id,
      kind: row.kind === "credit" ? 381 : 380,
      number: row.number ?? "",
      isVoid: row.voidedAt !== null,
      language,
    },
    ...{
      issuedDate: row.issuedDate,
      dueDate: row.dueDate,
      currency: row.currency,
      service: row.service,
      note: row.note,
    },
    ...{ paymentTerms: row.terms, paymentMethod: row.acceptedPayment },
    preceding: credits && { number: credits.number ?? "", issuedDate: credits.issuedDate },
    seller: { business: row.businessId, ...sellerFacts(parties.billing, seller.parse(record.billing)) },
    buyer: {
      ...{
        id: client.id,
        name: client.company || client.name,
        contact: client.name,
        email: client.companyEmail || more.companyEmail,
      },
      ...{ address: client.address || more.address, street: "", postcode: "", city: "" },
      country: countryCodeOf(client.country || more.country),
      isBusiness: client.company !== "" || (client.vatNumber || more.vatNumber) !== "",
      invoiceFormat: more.invoiceFormat,
      // Numbers that were missing when the invoice was issued may be added since.
      vatNumber: row.buyerVatNumber || client.vatNumber || more.vatNumber,
      buyerReference: row.buyerReference || client.buyerReference || more.buyerReference,
    },
    ...amounts,
    vat,
  }
}

/** The facts of invoices and credit notes by their ids, as far as they exist. */
export async function factsById(scope: Scope, ids: number[]): Promise<Map<number, InvoiceFacts>> {
  const records = await findDocuments(scope, ids)
  const clients = await readClients(scope, [...new Set(records.map((record) => partiesOf(record).client.id))])
  const facts = new Map<number, InvoiceFacts>()
  for (const record of records) {
    const client = clients.find(({ id }) => id === partiesOf(record).client.id)
    if (client) facts.set(record.row.id, await factsOf(record, client))
  }
  return facts
}

/** The facts of an invoice or credit note. @throws HttpError 404 */
export async function invoiceFacts(scope: Scope, id: number): Promise<InvoiceFacts> {
  const facts = (await factsById(scope, [id])).get(id)
  if (!facts) throw notFound()
  return facts
}
