import { fromCii } from "./cii/read"
import type { EInvoice } from "./model"
import { fromUbl } from "./ubl/read"
import { decoded, readXml, UnreadableXml } from "./xml/read"

const ubl = /^urn:oasis:names:specification:ubl:schema:xsd:(Invoice|CreditNote)-2$/
const cii = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"

/** Reads an e-invoice in either syntax. @throws UnreadableXml */
export function readEInvoice(xml: Uint8Array): { invoice: EInvoice; syntax: "ubl" | "cii" } {
  const root = readXml(decoded(xml))
  if (ubl.test(root.namespace)) return { invoice: fromUbl(root), syntax: "ubl" }
  if (root.namespace === cii) return { invoice: fromCii(root), syntax: "cii" }
  throw new UnreadableXml("notEInvoice")
}
