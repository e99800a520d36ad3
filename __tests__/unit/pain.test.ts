import { type PainBatch, painOf } from "@/lib/features/payment-batches/service/pain"
import { isCreditorId, isCreditorReference, sepaReference, sepaText } from "@/lib/features/payment-batches/service/sepa"

const item = {
  endToEnd: "E-1",
  name: "Anna",
  iban: "FI2112345600000785",
  bic: "",
  amount: 12_345,
  remittance: "Invoice 7",
}
const batch: PainBatch = {
  ...{ kind: "transfer", messageId: "CL1-2-3", createdAt: "2026-06-15T08:00:00.000Z", executionOn: "2026-06-16" },
  ...{ business: "Lindqvist & Töchter Oy", iban: "DE89370400440532013000", bic: "", creditorId: "", items: [item] },
}
const between = (xml: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1]

test("texts have only the signs that every bank takes", () => {
  expect(sepaText("Müller & Söhne  «Café» № 5", 70)).toBe("Mueller + Soehne .Cafe. . 5")
  expect(sepaText("Łódź\nØresund €5", 70)).toBe("Lodz Oresund EUR5")
  expect(sepaText("a".repeat(80), 70)).toHaveLength(70)
  expect(sepaText("日本 😀", 70)).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]*$/)
  expect(sepaReference("//A//B/", 35)).toBe("A/B")
})

test("references and creditor identifiers are checked by their digits", () => {
  expect(["RF18 5390 0754 7034", "RF19539007547034", "INV-7"].map(isCreditorReference)).toEqual([true, false, false])
  expect(["DE98ZZZ09999999999", "FR72ZZZ123456", "DE97ZZZ09999999999"].map(isCreditorId)).toEqual([true, true, false])
})

test("a file names its sums, and a batch has the same file whenever it is made", () => {
  const xml = painOf({ ...batch, items: [item, { ...item, endToEnd: "E-2", amount: 5 }] })
  expect(between(xml, "NbOfTxs")).toBe("2")
  expect(between(xml, "CtrlSum")).toBe("123.50")
  expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>')
  expect(xml).toContain("<Nm>Lindqvist + Toechter Oy</Nm>")
  expect(xml).toBe(painOf({ ...batch, items: [item, { ...item, endToEnd: "E-2", amount: 5 }] }))
})

test("a reference of the creditor is structured, anything else is text", () => {
  expect(painOf({ ...batch, items: [{ ...item, remittance: "RF18 5390 0754 7034" }] })).toContain(
    "<Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF18539007547034</Ref>",
  )
  expect(painOf(batch)).toContain("<Ustrd>Invoice 7</Ustrd>")
})

test("collections are grouped by sequence type, and each block has its own sum", () => {
  const mandate = { reference: "M-1", signedOn: "2026-01-15", sequence: "FRST" as const }
  const items = [
    { ...item, mandate },
    { ...item, endToEnd: "E-2", amount: 100, mandate: { ...mandate, sequence: "RCUR" as const } },
    { ...item, endToEnd: "E-3", amount: 55, mandate },
  ]
  const xml = painOf({ ...batch, kind: "collection", creditorId: "DE98ZZZ09999999999", items })
  expect([...xml.matchAll(/<SeqTp>(\w+)<\/SeqTp>/g)].map(([, type]) => type)).toEqual(["FRST", "RCUR"])
  expect([...xml.matchAll(/<CtrlSum>([\d.]+)<\/CtrlSum>/g)].map(([, sum]) => sum)).toEqual(["125.00", "124.00", "1.00"])
  expect([...xml.matchAll(/<PmtInfId>([^<]+)<\/PmtInfId>/g)].map(([, id]) => id)).toEqual(["CL1-2-3-1", "CL1-2-3-2"])
})
