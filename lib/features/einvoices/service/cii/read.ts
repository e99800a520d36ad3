import type { Address, Adjustment, EInvoice, Line, Party, Tax } from "../model"
import type { Found } from "../xml/read"
import { amountIn, checked, currencyIn, cut, dayIn, numberIn, percentIn, taxIn } from "../xml/values"

const one = { units: 1n, scale: 0 }
/** The types of documents that give money back. */
const credits = ["81", "83", "261", "262", "296", "308", "381", "396", "420", "458", "532"]

const addressIn = (found: Found): Address => ({
  street: cut(found.textAt("LineOne")),
  extra: cut(found.textAt("LineTwo")),
  city: cut(found.textAt("CityName")),
  postcode: cut(found.textAt("PostcodeCode")),
  country: cut(found.textAt("CountryID"), 2),
})

function partyIn(party: Found): Party {
  const ids = party.all("SpecifiedTaxRegistration/ID")
  const numberOf = (scheme: string) => ids.find(({ attributes }) => attributes.schemeID === scheme)?.text.trim() ?? ""
  const endpoint = party.at("URIUniversalCommunication/URIID")
  return {
    name: cut(party.textAt("Name"), 200),
    tradingName: cut(party.textAt("SpecifiedLegalOrganization/TradingBusinessName"), 200),
    vatNumber: cut(numberOf("VA"), 40),
    taxNumber: cut(numberOf("FC"), 40),
    companyNumber: cut(party.textAt("SpecifiedLegalOrganization/ID"), 60),
    endpoint: { scheme: endpoint.attributes.schemeID ?? "", id: cut(endpoint.text, 254) },
    contact: {
      name: cut(party.textAt("DefinedTradeContact/PersonName"), 200),
      phone: cut(party.textAt("DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber"), 60),
      email: cut(party.textAt("DefinedTradeContact/EmailURIUniversalCommunication/URIID"), 254),
    },
    ...addressIn(party.at("PostalTradeAddress")),
  }
}

const taxOf = (found: Found): Tax => taxIn(found.textAt("CategoryCode"), found.textAt("RateApplicablePercent"))

const adjustmentIn = (found: Found, currency: string): Adjustment => ({
  isCharge: found.textAt("ChargeIndicator/Indicator") === "true",
  amount: amountIn(found.textAt("ActualAmount"), currency),
  base: found.has("BasisAmount") ? amountIn(found.textAt("BasisAmount"), currency) : null,
  percent: percentIn(found.textAt("CalculationPercent")),
  reason: cut(found.textAt("Reason")),
})

function lineIn(found: Found, currency: string): Line {
  const quantity = found.at("SpecifiedLineTradeDelivery/BilledQuantity")
  const product = found.at("SpecifiedTradeProduct")
  const price = found.at("SpecifiedLineTradeAgreement/NetPriceProductTradePrice")
  const settlement = found.at("SpecifiedLineTradeSettlement")
  return {
    id: cut(found.textAt("AssociatedDocumentLineDocument/LineID"), 60),
    name: cut(product.textAt("Name")),
    description: cut(product.textAt("Description")),
    code: cut(product.textAt("SellerAssignedID"), 100),
    gtin: cut(product.textAt("GlobalID"), 100),
    quantity: numberIn(quantity.text.trim(), one),
    unit: cut(quantity.attributes.unitCode ?? "", 10),
    price: numberIn(price.textAt("ChargeAmount"), { units: 0n, scale: 0 }),
    per: numberIn(price.textAt("BasisQuantity"), one),
    tax: taxOf(settlement.at("ApplicableTradeTax")),
    adjustments: settlement.all("SpecifiedTradeAllowanceCharge").map((part) => adjustmentIn(part, currency)),
    net: amountIn(settlement.textAt("SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"), currency),
  }
}

const dateAt = (found: Found, path: string) => dayIn(found.textAt(`${path}/DateTimeString`))

/** Reads an invoice or a credit note in CII. @throws UnreadableXml */
export function fromCii(root: Found): EInvoice {
  const document = root.at("ExchangedDocument")
  const trade = root.at("SupplyChainTradeTransaction")
  const agreement = trade.at("ApplicableHeaderTradeAgreement")
  const delivery = trade.at("ApplicableHeaderTradeDelivery")
  const settlement = trade.at("ApplicableHeaderTradeSettlement")
  const currency = currencyIn(settlement.textAt("InvoiceCurrencyCode"))
  const allMeans = settlement.all("SpecifiedTradeSettlementPaymentMeans")
  const payment =
    allMeans.find((means) => means.has("PayeePartyCreditorFinancialAccount")) ??
    settlement.at("SpecifiedTradeSettlementPaymentMeans")
  const sums = settlement.at("SpecifiedTradeSettlementHeaderMonetarySummation")
  const sum = (name: string) => amountIn(sums.textAt(name), currency)
  const taxes = sums.all("TaxTotalAmount")
  const tax = taxes.find(({ attributes }) => attributes.currencyID === currency) ?? taxes[0]
  const corrected = settlement.at("InvoiceReferencedDocument")
  return checked({
    kind: credits.includes(document.textAt("TypeCode")) ? "credit-note" : "invoice",
    number: cut(document.textAt("ID"), 100),
    issuedOn: dateAt(document, "IssueDateTime"),
    dueOn: dateAt(settlement, "SpecifiedTradePaymentTerms/DueDateDateTime"),
    deliveredOn: dateAt(delivery, "ActualDeliverySupplyChainEvent/OccurrenceDateTime"),
    currency,
    buyerReference: cut(agreement.textAt("BuyerReference"), 100),
    orderNumber: cut(agreement.textAt("BuyerOrderReferencedDocument/IssuerAssignedID"), 100),
    corrects: corrected.has("IssuerAssignedID")
      ? {
          number: cut(corrected.textAt("IssuerAssignedID"), 100),
          issuedOn: dateAt(corrected, "FormattedIssueDateTime"),
        }
      : null,
    notes: document.all("IncludedNote").map((note) => cut(note.textAt("Content"))),
    seller: partyIn(agreement.at("SellerTradeParty")),
    buyer: partyIn(agreement.at("BuyerTradeParty")),
    deliveredTo: delivery.has("ShipToTradeParty/PostalTradeAddress")
      ? addressIn(delivery.at("ShipToTradeParty/PostalTradeAddress"))
      : null,
    payment: {
      means: cut(payment.textAt("TypeCode"), 10),
      iban: cut(
        payment.textAt("PayeePartyCreditorFinancialAccount/IBANID") ||
          payment.textAt("PayeePartyCreditorFinancialAccount/ProprietaryID"),
        40,
      ),
      bic: cut(payment.textAt("PayeeSpecifiedCreditorFinancialInstitution/BICID"), 20),
      accountName: cut(payment.textAt("PayeePartyCreditorFinancialAccount/AccountName"), 200),
      remittance: cut(settlement.textAt("PaymentReference"), 140),
      terms: cut(settlement.textAt("SpecifiedTradePaymentTerms/Description")),
    },
    lines: trade.all("IncludedSupplyChainTradeLineItem").map((line) => lineIn(line, currency)),
    adjustments: settlement
      .all("SpecifiedTradeAllowanceCharge")
      .map((part) => ({ ...adjustmentIn(part, currency), tax: taxOf(part.at("CategoryTradeTax")) })),
    vat: settlement.all("ApplicableTradeTax").map((row) => ({
      ...taxOf(row),
      net: amountIn(row.textAt("BasisAmount"), currency),
      vat: amountIn(row.textAt("CalculatedAmount"), currency),
      reason: cut(row.textAt("ExemptionReason")),
      reasonCode: cut(row.textAt("ExemptionReasonCode"), 40),
    })),
    totals: {
      lines: sum("LineTotalAmount"),
      allowances: sum("AllowanceTotalAmount"),
      charges: sum("ChargeTotalAmount"),
      net: sum("TaxBasisTotalAmount"),
      vat: amountIn(tax?.text.trim() ?? "", currency),
      gross: sum("GrandTotalAmount"),
      prepaid: sum("TotalPrepaidAmount"),
      rounding: sum("RoundingAmount"),
      due: sum("DuePayableAmount"),
    },
  })
}
