import { client } from "./api"

/** A line of an invoice: ten at 12.34 with 25 % VAT. */
export const sampleLine = { item: "Linen Notebook A5", qty: 10, unitPriceMinor: 1234, vatRate: 2500 }

/** Adds an invoice as the administrator. @returns its document */
export const addInvoice = async (values: object = {}) =>
  (
    await (
      await client("admin")
    ).post("/apps/invoice/add-invoice", {
      invoice: { clientId: 1, lines: [sampleLine], ...values },
    })
  ).body

export const address = {
  fullName: "Ada Lindqvist",
  phone: "+46 8 5550 1201",
  line1: "Österlånggatan 21",
  city: "Stockholm",
  postcode: "111 31",
}
