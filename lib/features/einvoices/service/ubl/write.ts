import { decimalAmount } from "@/lib/core/money"
import { decimalText, isOne, percentText } from "../decimal"
import type { Address, Adjustment, EInvoice, Line, Party, Tax, VatRow } from "../model"
import { leaf, node, xmlDocument } from "../xml/write"

const cac = "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
const cbc = "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
const root = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`

/** XRechnung 3.0 and the business process of Peppol, which it requires. */
export const xrechnung = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"
const process = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"

const addressOf = (name: string, { street, extra, city, postcode, country }: Address) =>
  node(
    name,
    leaf("cbc:StreetName", street),
    leaf("cbc:AdditionalStreetName", extra),
    leaf("cbc:CityName", city),
    leaf("cbc:PostalZone", postcode),
    node("cac:Country", leaf("cbc:IdentificationCode", country)),
  )

const scheme = (id: string) => node("cac:TaxScheme", leaf("cbc:ID", id))
const registration = (id: string, kind: string) =>
  id === "" ? undefined : node("cac:PartyTaxScheme", leaf("cbc:CompanyID", id), scheme(kind))

const partyOf = (name: string, party: Party) =>
  node(
    name,
    node(
      "cac:Party",
      leaf("cbc:EndpointID", party.endpoint.id, { schemeID: party.endpoint.scheme }),
      node("cac:PartyName", leaf("cbc:Name", party.tradingName)),
      addressOf("cac:PostalAddress", party),
      registration(party.vatNumber, "VAT"),
      // Any scheme but VAT says that the number is the tax office's.
      registration(party.taxNumber, "FC"),
      node(
        "cac:PartyLegalEntity",
        leaf("cbc:RegistrationName", party.name),
        leaf("cbc:CompanyID", party.companyNumber),
      ),
      node(
        "cac:Contact",
        leaf("cbc:Name", party.contact.name),
        leaf("cbc:Telephone", party.contact.phone),
        leaf("cbc:ElectronicMail", party.contact.email),
      ),
    ),
  )

/** Writes an invoice or a credit note in UBL 2.1, as XRechnung. */
export function toUbl(invoice: EInvoice): string {
  const { currency, totals, payment, kind } = invoice
  const isCredit = kind === "credit-note"
  const amount = (name: string, minor: bigint) => leaf(name, decimalAmount(minor, currency), { currencyID: currency })
  const optional = (name: string, minor: bigint) => (minor === 0n ? undefined : amount(name, minor))
  const day = (name: string, date: string) => leaf(name, date)

  const taxOf = (name: string, { category, rate }: Tax, reasons?: VatRow) =>
    node(
      name,
      leaf("cbc:ID", category),
      // A line that is not subject to VAT has no rate; its row in the breakdown has 0 for XRechnung.
      category === "O" && !reasons ? undefined : leaf("cbc:Percent", percentText(rate)),
      reasons && leaf("cbc:TaxExemptionReasonCode", reasons.reasonCode),
      reasons && leaf("cbc:TaxExemptionReason", reasons.reason),
      scheme("VAT"),
    )
  const adjustmentOf = (one: Adjustment & { tax?: Tax }) =>
    node(
      "cac:AllowanceCharge",
      leaf("cbc:ChargeIndicator", String(one.isCharge)),
      leaf("cbc:AllowanceChargeReason", one.reason),
      one.percent === null ? undefined : leaf("cbc:MultiplierFactorNumeric", percentText(one.percent)),
      amount("cbc:Amount", one.amount),
      one.base === null ? undefined : amount("cbc:BaseAmount", one.base),
      one.tax && taxOf("cac:TaxCategory", one.tax),
    )
  const lineOf = (line: Line) =>
    node(
      isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine",
      leaf("cbc:ID", line.id),
      leaf(isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", decimalText(line.quantity), {
        unitCode: line.unit,
      }),
      amount("cbc:LineExtensionAmount", line.net),
      line.adjustments.map(adjustmentOf),
      node(
        "cac:Item",
        leaf("cbc:Description", line.description),
        leaf("cbc:Name", line.name),
        node("cac:SellersItemIdentification", leaf("cbc:ID", line.code)),
        node("cac:StandardItemIdentification", leaf("cbc:ID", line.gtin, { schemeID: "0160" })),
        taxOf("cac:ClassifiedTaxCategory", line.tax),
      ),
      node(
        "cac:Price",
        leaf("cbc:PriceAmount", decimalText(line.price), { currencyID: currency }),
        isOne(line.per) ? undefined : leaf("cbc:BaseQuantity", decimalText(line.per), { unitCode: line.unit }),
      ),
    )
  const vatRow = (row: VatRow) =>
    node(
      "cac:TaxSubtotal",
      amount("cbc:TaxableAmount", row.net),
      amount("cbc:TaxAmount", row.vat),
      taxOf("cac:TaxCategory", row, row),
    )

  return xmlDocument(
    isCredit ? "ubl:CreditNote" : "ubl:Invoice",
    { "xmlns:ubl": root(isCredit ? "CreditNote" : "Invoice"), "xmlns:cac": cac, "xmlns:cbc": cbc },
    leaf("cbc:CustomizationID", xrechnung),
    leaf("cbc:ProfileID", process),
    leaf("cbc:ID", invoice.number),
    day("cbc:IssueDate", invoice.issuedOn),
    isCredit ? undefined : day("cbc:DueDate", invoice.dueOn),
    leaf(isCredit ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode", isCredit ? "381" : "380"),
    invoice.notes.map((note) => leaf("cbc:Note", note)),
    leaf("cbc:DocumentCurrencyCode", currency),
    leaf("cbc:BuyerReference", invoice.buyerReference),
    node("cac:OrderReference", leaf("cbc:ID", invoice.orderNumber)),
    invoice.corrects === null
      ? undefined
      : node(
          "cac:BillingReference",
          node(
            "cac:InvoiceDocumentReference",
            leaf("cbc:ID", invoice.corrects.number),
            day("cbc:IssueDate", invoice.corrects.issuedOn),
          ),
        ),
    partyOf("cac:AccountingSupplierParty", invoice.seller),
    partyOf("cac:AccountingCustomerParty", invoice.buyer),
    node(
      "cac:Delivery",
      day("cbc:ActualDeliveryDate", invoice.deliveredOn),
      invoice.deliveredTo === null
        ? undefined
        : node("cac:DeliveryLocation", addressOf("cac:Address", invoice.deliveredTo)),
    ),
    payment.means === ""
      ? undefined
      : node(
          "cac:PaymentMeans",
          leaf("cbc:PaymentMeansCode", payment.means),
          isCredit ? day("cbc:PaymentDueDate", invoice.dueOn) : undefined,
          leaf("cbc:PaymentID", payment.remittance),
          payment.iban === ""
            ? undefined
            : node(
                "cac:PayeeFinancialAccount",
                leaf("cbc:ID", payment.iban),
                leaf("cbc:Name", payment.accountName),
                node("cac:FinancialInstitutionBranch", leaf("cbc:ID", payment.bic)),
              ),
        ),
    node("cac:PaymentTerms", leaf("cbc:Note", payment.terms)),
    invoice.adjustments.map(adjustmentOf),
    node("cac:TaxTotal", amount("cbc:TaxAmount", totals.vat), invoice.vat.map(vatRow)),
    node(
      "cac:LegalMonetaryTotal",
      amount("cbc:LineExtensionAmount", totals.lines),
      amount("cbc:TaxExclusiveAmount", totals.net),
      amount("cbc:TaxInclusiveAmount", totals.gross),
      optional("cbc:AllowanceTotalAmount", totals.allowances),
      optional("cbc:ChargeTotalAmount", totals.charges),
      optional("cbc:PrepaidAmount", totals.prepaid),
      optional("cbc:PayableRoundingAmount", totals.rounding),
      amount("cbc:PayableAmount", totals.due),
    ),
    invoice.lines.map(lineOf),
  )
}
