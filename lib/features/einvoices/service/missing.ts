import type { EInvoice } from "./model"

/** Missing or wrong data of an e-invoice: messages of errors.json by field. */
export type Missing = Record<string, string>

const isPhone = (text: string) => text.replace(/\D/g, "").length >= 3
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The messages of the failed checks, by field. */
const of = (...checks: [isMissing: boolean, field: string, message: string][]): Missing =>
  Object.fromEntries(checks.filter(([isMissing]) => isMissing).map(([, field, message]) => [field, message]))

/** Checks the standard's requirements for every e-invoice. */
export function missingForEn({ seller, buyer, vat, deliveredOn, payment }: EInvoice): Missing {
  const has = (...categories: string[]) => vat.some(({ category }) => categories.includes(category))
  const isRegistered = seller.vatNumber !== "" || seller.taxNumber !== ""
  return of(
    [seller.name === "", "seller.name", "eSellerName"],
    [seller.country === "", "seller.country", "eSellerCountry"],
    [!isRegistered && !has("O"), "seller.vatNumber", "eSellerVat"],
    [seller.vatNumber === "" && has("K", "AE", "G"), "seller.vatNumber", "eSellerVat"],
    [buyer.name === "", "buyer.name", "eBuyerName"],
    [buyer.country === "", "buyer.country", "eBuyerCountry"],
    [buyer.vatNumber === "" && has("AE", "K"), "buyer.vatNumber", "eBuyerVat"],
    [deliveredOn === "" && has("K"), "deliveredOn", "eDeliveredOn"],
    [payment.means === "58" && payment.iban === "", "seller.iban", "eSellerIban"],
    [vat.some(({ category, rate, net, vat: tax }) => isOff(category, rate, net, tax)), "lines", "eVatOff"],
    [has("O") && vat.length > 1, "lines", "eOnlyOutside"],
  )
}

/** Whether the VAT of a rate is further from its share of the net amount than rounding explains. */
function isOff(category: string, rate: number, net: bigint, tax: bigint): boolean {
  if (category !== "S") return tax !== 0n
  const difference = tax * 10_000n - net * BigInt(rate)
  return (difference < 0n ? -difference : difference) >= 10_000n * 100n
}

/** Checks the standard's requirements and those of XRechnung, without which German authorities reject invoices. */
export function missingForXrechnung(invoice: EInvoice): Missing {
  const { seller, buyer, buyerReference, payment } = invoice
  return {
    ...missingForEn(invoice),
    ...of(
      [buyerReference === "", "buyerReference", "eBuyerReference"],
      [seller.city === "" || seller.postcode === "", "seller.address", "eSellerTown"],
      [seller.contact.name === "", "seller.contact", "eSellerContact"],
      [!isPhone(seller.contact.phone), "seller.phone", "eSellerPhone"],
      [!isEmail(seller.contact.email), "seller.email", "eSellerEmail"],
      [buyer.city === "" || buyer.postcode === "", "buyer.address", "eBuyerTown"],
      [buyer.endpoint.id === "", "buyer.email", "eBuyerEmail"],
      [payment.means === "", "payment", "ePayment"],
    ),
  }
}
