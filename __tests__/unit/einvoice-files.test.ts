import { deflateSync } from "node:zlib"
import fc from "fast-check"
import { addressIn, countryCode } from "@/lib/features/einvoices/service/address"
import { readEInvoice } from "@/lib/features/einvoices/service/read-file"
import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import { decoded, readXml, UnreadableXml } from "@/lib/features/einvoices/service/xml/read"
import { leaf, node, xmlDocument } from "@/lib/features/einvoices/service/xml/write"
import { embeddedInvoice } from "@/lib/features/supplier-bills/service/embedded"
import { randomInvoice } from "../support/random-invoices"

const bytes = (text: string) => new TextEncoder().encode(text)
const reasonOf = (read: () => unknown) => {
  try {
    return read()
  } catch (error) {
    return error instanceof UnreadableXml ? error.key : error
  }
}

test("any text is written so that it is read back, without characters that XML can't have", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const found = readXml(xmlDocument("a", { b: text }, leaf("c", `x${text}x`)))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
      const kept = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      expect(found.at("c").text).toBe(`x${kept}x`)
      expect(found.attributes.b).toBe(kept)
    }),
    { numRuns: 300 },
  )
  expect(xmlDocument("a", {}, leaf("b", "\ud800x\udc00\u0000"))).toContain("<b>x</b>")
  expect([leaf("a", " \u0001 "), node("a", leaf("b", ""))]).toEqual([undefined, undefined])
})

test("hostile XML is refused before it costs anything", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Invoice>&b;</Invoice>`
  expect(reasonOf(() => readXml(bomb))).toBe("xmlWithDoctype")
  expect(reasonOf(() => readXml("<a>".repeat(100)))).toBe("xmlTooLarge")
  expect(reasonOf(() => readXml(`<a>${"<b/>".repeat(260_000)}</a>`))).toBe("xmlTooLarge")
  expect(reasonOf(() => decoded(new Uint8Array(5_000_001)))).toBe("xmlTooLarge")
  expect(["<a>x<b>y</a>", "<a>x", "", "text", "<a/><b/>"].map((text) => reasonOf(() => readXml(text)))).toEqual([
    ...Array(5).fill("xmlBroken"),
  ])
  expect(readXml("<a>&x;&amp;&#65;</a>").text).toBe("&x;&A")
  expect(reasonOf(() => decoded(Uint8Array.of(0xc3, 0x28)))).toBe("xmlBroken")
  expect(reasonOf(() => readEInvoice(bytes("<Order xmlns='urn:x'/>")))).toBe("notEInvoice")
})

const [invoice] = fc.sample(randomInvoice, { numRuns: 1, seed: 3 })
const xml = toUbl(invoice as never)

test("an e-invoice without a number, a wrong date or a wrong amount is refused", () => {
  const broken = [
    xml.replace(/<cbc:ID>R-\d+<\/cbc:ID>/, ""),
    xml.replace("2026-06-30", "2026-06-31"),
    xml.replace(/(<cbc:PayableAmount [^>]*>)[^<]*/, "$11.005"),
    xml.replace(">EUR<", ">euro<"),
  ]
  expect(broken.map((text) => reasonOf(() => readEInvoice(bytes(text))))).toEqual([
    ...Array(4).fill("eInvoiceIncomplete"),
  ])
})

test("other encodings and line ends are read", () => {
  const latin = Buffer.from(xml.replace("UTF-8", "ISO-8859-1").replaceAll("\n", "\r\n"), "latin1")
  const read = readEInvoice(latin).invoice
  expect(read.buyer.name).toBe("Käufer & Söhne")
  expect(readEInvoice(Buffer.from(`\ufeff${xml}`, "utf16le")).invoice.number).toBe(read.number)
})

const pdf = (dictionary: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj\n<</Length 5>>\nstream\nq Q q\nendstream\nendobj\n"),
    Buffer.from(`2 0 obj\n<<${dictionary}>>\nstream\r\n`),
    content,
    Buffer.from("\nendstream\nendobj\n%%EOF"),
  ])

test("the invoice in a PDF is found, packed or not, and nothing else", () => {
  const packed = pdf("/Type /EmbeddedFile /Filter /FlateDecode", deflateSync(bytes(xml)))
  expect(Buffer.from(embeddedInvoice(packed) as Uint8Array).toString()).toBe(xml)
  const plain = pdf("/Type /EmbeddedFile", bytes(xml))
  expect(
    Buffer.from(embeddedInvoice(plain) as Uint8Array)
      .toString()
      .trim(),
  ).toBe(xml.trim())
  expect(embeddedInvoice(pdf("/Type /EmbeddedFile", bytes("<html/>")))).toBeUndefined()
  expect(embeddedInvoice(bytes(xml))).toBeUndefined()
  const bomb = pdf("/Type /EmbeddedFile /Filter /FlateDecode", deflateSync(new Uint8Array(60_000_000)))
  expect(embeddedInvoice(bomb)).toBeUndefined()
})

test("addresses are taken apart as people write them", () => {
  expect(addressIn("Torstraße 12, 10119 Berlin", "Deutschland")).toEqual({
    ...{ street: "Torstraße 12", extra: "", city: "Berlin", postcode: "10119", country: "DE" },
  })
  expect(addressIn("Rua Augusta, 7\n1100-048 Lisboa", "PT")).toMatchObject({ city: "Lisboa", postcode: "1100-048" })
  expect(addressIn("5, rue de la République\nF-69001 Lyon", "France")).toMatchObject({ city: "Lyon", country: "FR" })
  expect(addressIn("10 Downing Street, London SW1A 2AA", "UK")).toMatchObject({ city: "London", country: "GB" })
  expect(addressIn("Storgatan 1, 111 22 Stockholm", "Sverige")).toMatchObject({ city: "Stockholm", postcode: "111 22" })
  expect(addressIn("Somewhere", "Atlantis")).toMatchObject({ city: "", postcode: "", country: "" })
  expect(["Finland", "Allemagne", "Reino Unido", "usa"].map(countryCode)).toEqual(["FI", "DE", "GB", "US"])
})
