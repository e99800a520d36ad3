import type { Address, Adjustment, EInvoice, Line, Party, Tax } from "../model"
import type { Found } from "../xml/read"
import { amountIn, checked, currencyIn, cut, dayIn, numberIn, percentIn, taxIn } from "../xml/values"

const one = { units: 1n, scale: 0 }

const addressIn = (found: Found): Address => ({
  street: cut(found.textAt("StreetName")),
  extra: cut(found.textAt("AdditionalStreetName")),
  city: cut(found.textAt("CityName")),
  postcode: cut(found.textAt("PostalZone")),
  country: cut(found.textAt("Country/IdentificationCode"), 2),
})

function partyIn(found: Found): Party {
  const party = found.at("Party")
  const schemes = party.all("PartyTaxScheme")
  const numberOf = (isVat: boolean) =>
    schemes.find((scheme) => (scheme.textAt("TaxScheme/ID") === "VAT") === isVat)?.textAt("CompanyID") ?? ""
  return {
    name: cut(party.textAt("PartyLegalEntity/RegistrationName") || party.textAt("PartyName/Name"), 200),
    tradingName: cut(party.textAt("PartyName/Name"), 200),
    vatNumber: cut(numberOf(true), 40),
    taxNumber: cut(numberOf(false), 40),
    companyNumber: cut(party.textAt("PartyLegalEntity/CompanyID"), 60),
    endpoint: { scheme: party.at("EndpointID").attributes.schemeID ?? "", id: cut(party.textAt("EndpointID"), 254) },
    contact: {
      name: cut(party.textAt("Contact/Name"), 200),
      phone: cut(party.textAt("Contact/Telephone"), 60),
      email: cut(party.textAt("Contact/ElectronicMail"), 254),
    },
    ...addressIn(party.at("PostalAddress")),
  }
}

const taxOf = (found: Found): Tax => taxIn(found.textAt("ID"), found.textAt("Percent"))

const adjustmentIn = (found: Found, currency: string): Adjustment => ({
  isCharge: found.textAt("ChargeIndicator") === "true",
  amount: amountIn(found.textAt("Amount"), currency),
  base: found.has("BaseAmount") ? amountIn(found.textAt("BaseAmount"), currency) : null,
  percent: percentIn(found.textAt("MultiplierFactorNumeric")),
  reason: cut(found.textAt("AllowanceChargeReason")),
})

function lineIn(found: Found, currency: string): Line {
  const quantity = [...found.all("InvoicedQuantity"), ...found.all("CreditedQuantity")][0]
  const item = found.at("Item")
  return {
    id: cut(found.textAt("ID"), 60),
    name: cut(item.textAt("Name")),
    description: cut(item.textAt("Description")),
    code: cut(item.textAt("SellersItemIdentification/ID"), 100),
    gtin: cut(item.textAt("StandardItemIdentification/ID"), 100),
    quantity: numberIn(quantity?.text.trim() ?? "", one),
    unit: cut(quantity?.attributes.unitCode ?? "", 10),
    price: numberIn(found.textAt("Price/PriceAmount"), { units: 0n, scale: 0 }),
    per: numberIn(found.textAt("Price/BaseQuantity"), one),
    tax: taxOf(item.at("ClassifiedTaxCategory")),
    adjustments: found.all("AllowanceCharge").map((part) => adjustmentIn(part, currency)),
    net: amountIn(found.textAt("LineExtensionAmount"), currency),
  }
}

/** Reads an invoice or a credit note in UBL. @throws UnreadableXml */
export function fromUbl(root: Found): EInvoice {
  const isCredit = root.name === "CreditNote"
  const currency = currencyIn(root.textAt("DocumentCurrencyCode"))
  const means = root.all("PaymentMeans")
  const payment = means.find((each) => each.has("PayeeFinancialAccount")) ?? root.at("PaymentMeans")
  const taxTotal = root.all("TaxTotal").find((each) => each.has("TaxSubtotal")) ?? root.at("TaxTotal")
  const sums = root.at("LegalMonetaryTotal")
  const sum = (name: string) => amountIn(sums.textAt(name), currency)
  const corrected = root.at("BillingReference/InvoiceDocumentReference")
  const place = root.at("Delivery/DeliveryLocation")
  return checked({
    kind: isCredit || root.textAt("InvoiceTypeCode") === "381" ? "credit-note" : "invoice",
    number: cut(root.textAt("ID"), 100),
    issuedOn: dayIn(root.textAt("IssueDate")),
    dueOn: dayIn(root.textAt("DueDate") || root.textAt("PaymentMeans/PaymentDueDate")),
    deliveredOn: dayIn(root.textAt("Delivery/ActualDeliveryDate")),
    currency,
    buyerReference: cut(root.textAt("BuyerReference"), 100),
    orderNumber: cut(root.textAt("OrderReference/ID"), 100),
    corrects: corrected.has("ID")
      ? { number: cut(corrected.textAt("ID"), 100), issuedOn: dayIn(corrected.textAt("IssueDate")) }
      : null,
    notes: root.all("Note").map(({ text }) => cut(text)),
    seller: partyIn(root.at("AccountingSupplierParty")),
    buyer: partyIn(root.at("AccountingCustomerParty")),
    deliveredTo: place.has("Address") ? addressIn(place.at("Address")) : null,
    payment: {
      means: cut(payment.textAt("PaymentMeansCode"), 10),
      iban: cut(payment.textAt("PayeeFinancialAccount/ID"), 40),
      bic: cut(payment.textAt("PayeeFinancialAccount/FinancialInstitutionBranch/ID"), 20),
      accountName: cut(payment.textAt("PayeeFinancialAccount/Name"), 200),
      remittance: cut(payment.textAt("PaymentID"), 140),
      terms: cut(root.textAt("PaymentTerms/Note")),
    },
    lines: root.all(isCredit ? "CreditNoteLine" : "InvoiceLine").map((line) => lineIn(line, currency)),
    adjustments: root
      .all("AllowanceCharge")
      .map((part) => ({ ...adjustmentIn(part, currency), tax: taxOf(part.at("TaxCategory")) })),
    vat: taxTotal.all("TaxSubtotal").map((row) => ({
      ...taxOf(row.at("TaxCategory")),
      net: amountIn(row.textAt("TaxableAmount"), currency),
      vat: amountIn(row.textAt("TaxAmount"), currency),
      reason: cut(row.textAt("TaxCategory/TaxExemptionReason")),
      reasonCode: cut(row.textAt("TaxCategory/TaxExemptionReasonCode"), 40),
    })),
    totals: {
      lines: sum("LineExtensionAmount"),
      allowances: sum("AllowanceTotalAmount"),
      charges: sum("ChargeTotalAmount"),
      net: sum("TaxExclusiveAmount"),
      vat: amountIn(taxTotal.textAt("TaxAmount"), currency),
      gross: sum("TaxInclusiveAmount"),
      prepaid: sum("PrepaidAmount"),
      rounding: sum("PayableRoundingAmount"),
      due: sum("PayableAmount"),
    },
  })
}
