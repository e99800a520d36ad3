import type { Made, Samples } from "./sample"

const parts = "urn:oasis:names:specification:ubl:schema:xsd:"
const tax = "<TaxCategory><ID>S</ID><Percent>25.5</Percent></TaxCategory>"

/** A bill in UBL of 12.55 euro. */
const ubl = (number: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${parts}Invoice-2"><ID>${number}</ID><IssueDate>2026-06-15</IssueDate><InvoiceTypeCode>380</InvoiceTypeCode>
<DocumentCurrencyCode>EUR</DocumentCurrencyCode>
<AccountingSupplierParty><Party><PartyLegalEntity><RegistrationName>Paper Mill Oy</RegistrationName></PartyLegalEntity></Party></AccountingSupplierParty>
<TaxTotal><TaxAmount>2.55</TaxAmount><TaxSubtotal><TaxableAmount>10.00</TaxableAmount><TaxAmount>2.55</TaxAmount>${tax}</TaxSubtotal></TaxTotal>
<LegalMonetaryTotal><LineExtensionAmount>10.00</LineExtensionAmount><TaxExclusiveAmount>10.00</TaxExclusiveAmount><TaxInclusiveAmount>12.55</TaxInclusiveAmount><PayableAmount>12.55</PayableAmount></LegalMonetaryTotal>
<InvoiceLine><ID>1</ID><InvoicedQuantity>1</InvoicedQuantity><LineExtensionAmount>10.00</LineExtensionAmount><Item><Name>Paper</Name><ClassifiedTaxCategory><ID>S</ID><Percent>25.5</Percent></ClassifiedTaxCategory></Item><Price><PriceAmount>10</PriceAmount></Price></InvoiceLine>
</Invoice>`

const byId = ({ id }: Made) => ({ params: { id } })
const withReason = ({ id, version }: Made, n: number) => ({ params: { id }, body: { version, reason: `Sample ${n}` } })

/** Bills of suppliers. */
export const bills: Samples = {
  importSupplierBill: {
    once: "addBusiness",
    input: ({ id }, n) => ({
      query: { business: id },
      upload: { type: "application/xml", content: new TextEncoder().encode(ubl(`SAMPLE-${n}`)) },
    }),
  },
  getSupplierBill: { once: "importSupplierBill", input: byId },
  getSupplierBillFile: { once: "importSupplierBill", input: byId },
  approveSupplierBill: {
    each: "importSupplierBill",
    input: ({ id, version }) => ({ params: { id }, body: { version } }),
  },
  rejectSupplierBill: { each: "importSupplierBill", input: withReason },
  paySupplierBill: {
    each: "approveSupplierBill",
    input: ({ id, version }) => ({ params: { id }, body: { version, paidOn: "2026-06-20" } }),
  },
  addSupplierBill: {
    once: "addBusiness",
    input: ({ id }, n) => ({
      body: {
        ...{ business: id, supplierName: "Paper Mill Oy", number: `PAPER-${n}`, issuedOn: "2026-06-15" },
        lines: [{ name: "Paper", net: 1000, vatRate: 2550 }],
      },
    }),
  },
  addSupplierBillFile: {
    input: () => ({ upload: { type: "application/pdf", content: new TextEncoder().encode("%PDF-1.7 a scan") } }),
  },
  listMailBills: { input: () => ({ params: { id: 1 } }) },
  enterMailBill: { not: "takes a mail with an e-invoice" },
  proposeBillDelivery: { not: "takes a bill and a product of one business" },
  withdrawBillDelivery: { not: "takes a bill with a proposed delivery" },
  addSupplier: { input: (_, n) => ({ body: { name: `Sample ${n}`, city: "Helsinki" } }) },
  getSupplier: { once: "addSupplier", input: byId },
  changeSupplier: {
    each: "addSupplier",
    input: ({ id, version }, n) => ({ params: { id }, body: { version, phone: `${n}` } }),
  },
  mergeSupplier: {
    each: "addSupplier",
    input: ({ id, version }) => ({ params: { id }, body: { version, into: null } }),
  },
  reverseSupplierBill: { each: "approveSupplierBill", input: withReason },
}
