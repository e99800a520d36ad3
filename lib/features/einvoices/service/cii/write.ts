import { decimalAmount } from "@/lib/core/money"
import { decimalText, isOne, percentText } from "../decimal"
import type { Adjustment, EInvoice, Line, Tax } from "../model"
import { leaf, node, xmlDocument } from "../xml/write"
import { addressOf, day, partyOf } from "./parts"

const data = (name: string) => `urn:un:unece:uncefact:data:standard:${name}:100`
const namespaces = {
  "xmlns:rsm": data("CrossIndustryInvoice"),
  "xmlns:ram": data("ReusableAggregateBusinessInformationEntity"),
  "xmlns:qdt": data("QualifiedDataType"),
  "xmlns:udt": data("UnqualifiedDataType"),
}

/** The profile EN 16931 of Factur-X and ZUGFeRD. */
const profile = "urn:cen.eu:en16931:2017"

/** Writes an invoice or a credit note in CII (UN/CEFACT D16B), as Factur-X and ZUGFeRD have it. */
export function toCii(invoice: EInvoice): string {
  const { currency, totals, payment, kind } = invoice
  const amount = (name: string, minor: bigint, attributes = {}) =>
    leaf(name, decimalAmount(minor, currency), attributes)
  const optional = (name: string, minor: bigint) => (minor === 0n ? undefined : amount(name, minor))

  const rateOf = ({ category, rate }: Tax, always: boolean) =>
    category === "O" && !always ? undefined : leaf("ram:RateApplicablePercent", percentText(rate))
  const taxOf = (name: string, tax: Tax) =>
    node(name, leaf("ram:TypeCode", "VAT"), leaf("ram:CategoryCode", tax.category), rateOf(tax, false))
  const adjustmentOf = (one: Adjustment & { tax?: Tax }) =>
    node(
      "ram:SpecifiedTradeAllowanceCharge",
      node("ram:ChargeIndicator", leaf("udt:Indicator", String(one.isCharge))),
      one.percent === null ? undefined : leaf("ram:CalculationPercent", percentText(one.percent)),
      one.base === null ? undefined : amount("ram:BasisAmount", one.base),
      amount("ram:ActualAmount", one.amount),
      leaf("ram:Reason", one.reason),
      one.tax && taxOf("ram:CategoryTradeTax", one.tax),
    )
  const lineOf = (line: Line) =>
    node(
      "ram:IncludedSupplyChainTradeLineItem",
      node("ram:AssociatedDocumentLineDocument", leaf("ram:LineID", line.id)),
      node(
        "ram:SpecifiedTradeProduct",
        leaf("ram:GlobalID", line.gtin, { schemeID: "0160" }),
        leaf("ram:SellerAssignedID", line.code),
        leaf("ram:Name", line.name),
        leaf("ram:Description", line.description),
      ),
      node(
        "ram:SpecifiedLineTradeAgreement",
        node(
          "ram:NetPriceProductTradePrice",
          leaf("ram:ChargeAmount", decimalText(line.price)),
          isOne(line.per) ? undefined : leaf("ram:BasisQuantity", decimalText(line.per), { unitCode: line.unit }),
        ),
      ),
      node(
        "ram:SpecifiedLineTradeDelivery",
        leaf("ram:BilledQuantity", decimalText(line.quantity), { unitCode: line.unit }),
      ),
      node(
        "ram:SpecifiedLineTradeSettlement",
        taxOf("ram:ApplicableTradeTax", line.tax),
        line.adjustments.map(adjustmentOf),
        node("ram:SpecifiedTradeSettlementLineMonetarySummation", amount("ram:LineTotalAmount", line.net)),
      ),
    )

  return xmlDocument(
    "rsm:CrossIndustryInvoice",
    namespaces,
    node(
      "rsm:ExchangedDocumentContext",
      node("ram:GuidelineSpecifiedDocumentContextParameter", leaf("ram:ID", profile)),
    ),
    node(
      "rsm:ExchangedDocument",
      leaf("ram:ID", invoice.number),
      leaf("ram:TypeCode", kind === "credit-note" ? "381" : "380"),
      day("ram:IssueDateTime", invoice.issuedOn),
      invoice.notes.map((note) => node("ram:IncludedNote", leaf("ram:Content", note))),
    ),
    node(
      "rsm:SupplyChainTradeTransaction",
      invoice.lines.map(lineOf),
      node(
        "ram:ApplicableHeaderTradeAgreement",
        leaf("ram:BuyerReference", invoice.buyerReference),
        partyOf("ram:SellerTradeParty", invoice.seller),
        partyOf("ram:BuyerTradeParty", invoice.buyer),
        node("ram:BuyerOrderReferencedDocument", leaf("ram:IssuerAssignedID", invoice.orderNumber)),
      ),
      // Required, even if it is empty.
      {
        name: "ram:ApplicableHeaderTradeDelivery",
        attributes: {},
        content: [
          invoice.deliveredTo === null ? undefined : node("ram:ShipToTradeParty", addressOf(invoice.deliveredTo)),
          node("ram:ActualDeliverySupplyChainEvent", day("ram:OccurrenceDateTime", invoice.deliveredOn)),
        ].filter((child) => child !== undefined),
      },
      node(
        "ram:ApplicableHeaderTradeSettlement",
        leaf("ram:PaymentReference", payment.remittance),
        leaf("ram:InvoiceCurrencyCode", currency),
        payment.means === ""
          ? undefined
          : node(
              "ram:SpecifiedTradeSettlementPaymentMeans",
              leaf("ram:TypeCode", payment.means),
              payment.iban === ""
                ? undefined
                : node(
                    "ram:PayeePartyCreditorFinancialAccount",
                    leaf("ram:IBANID", payment.iban),
                    leaf("ram:AccountName", payment.accountName),
                  ),
              payment.iban === ""
                ? undefined
                : node("ram:PayeeSpecifiedCreditorFinancialInstitution", leaf("ram:BICID", payment.bic)),
            ),
        invoice.vat.map((row) =>
          node(
            "ram:ApplicableTradeTax",
            amount("ram:CalculatedAmount", row.vat),
            leaf("ram:TypeCode", "VAT"),
            leaf("ram:ExemptionReason", row.reason),
            amount("ram:BasisAmount", row.net),
            leaf("ram:CategoryCode", row.category),
            leaf("ram:ExemptionReasonCode", row.reasonCode),
            rateOf(row, true),
          ),
        ),
        invoice.adjustments.map(adjustmentOf),
        node(
          "ram:SpecifiedTradePaymentTerms",
          leaf("ram:Description", payment.terms),
          day("ram:DueDateDateTime", invoice.dueOn),
        ),
        node(
          "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
          amount("ram:LineTotalAmount", totals.lines),
          optional("ram:ChargeTotalAmount", totals.charges),
          optional("ram:AllowanceTotalAmount", totals.allowances),
          amount("ram:TaxBasisTotalAmount", totals.net),
          amount("ram:TaxTotalAmount", totals.vat, { currencyID: currency }),
          optional("ram:RoundingAmount", totals.rounding),
          amount("ram:GrandTotalAmount", totals.gross),
          optional("ram:TotalPrepaidAmount", totals.prepaid),
          amount("ram:DuePayableAmount", totals.due),
        ),
        invoice.corrects === null
          ? undefined
          : node(
              "ram:InvoiceReferencedDocument",
              leaf("ram:IssuerAssignedID", invoice.corrects.number),
              day("ram:FormattedIssueDateTime", invoice.corrects.issuedOn, "qdt"),
            ),
      ),
    ),
  )
}
