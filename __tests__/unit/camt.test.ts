import { HttpError } from "@/lib/core/http/errors"
import { readCamt } from "@/lib/features/bank-statements/service/camt/read"
import { camt, type TestStatement, testIbans, type Version } from "../support/camt"

// Reading statements of banks: a file is data of somebody else, so it is read strictly and within limits.

const iban = testIbans[0]
const read = (xml: string) => readCamt(Buffer.from(xml))
const problemOf = (xml: string | Uint8Array): string => {
  try {
    readCamt(typeof xml === "string" ? Buffer.from(xml) : xml)
    return "none"
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return String([error.fields?.file].flat()[0])
  }
}

const statement: TestStatement = {
  ...{ iban, id: "2026/117", opening: 100_00 },
  lines: [
    { amount: 185_000, name: "Prosegur Cash Oy", text: "Bag  B-17\n slip 0004711", charges: 250, day: "2026-06-12" },
    {
      amount: -45_90,
      name: "Café & Söhne GmbH",
      iban: "DE89370400440532013000",
      endToEnd: "RE-1",
      rf: "RF18539007547034",
    },
    {
      amount: 300_00,
      payments: [
        { amount: 100_00, name: "Anna", endToEnd: "A1" },
        { amount: 200_00, name: "Bea", text: "Invoice 12" },
      ],
    },
    { amount: 999_99, status: "PDNG" },
  ],
}

test.each<Version>(["02", "08"])("version %s is read with parties, references and payments", (version) => {
  const [read8, ...others] = read(camt(statement, version))
  expect(others).toEqual([])
  expect(read8).toMatchObject({
    ...{ format: `camt.053.001.${version}`, statementId: "2026/117", iban, currency: "EUR" },
    ...{ from: "2026-06-12", to: "2026-06-15", opening: 10_000, closing: 10_000 + 185_000 - 4_590 + 30_000 },
  })
  expect(read8?.lines).toHaveLength(3)
  expect(read8?.lines[0]).toMatchObject({
    ...{ amount: 185_000, charges: 250, bookedOn: "2026-06-12", name: "Prosegur Cash Oy", endToEnd: "" },
    ...{ text: "Bag B-17 slip 0004711", bankCode: "PMNT-RCDT-ESCT", details: [] },
  })
  expect(read8?.lines[1]).toMatchObject({
    ...{ amount: -4_590, name: "Café & Söhne GmbH", iban: "DE89370400440532013000" },
    ...{ endToEnd: "RE-1", creditorRef: "RF18539007547034" },
  })
  expect(read8?.lines[2]?.details).toEqual([
    expect.objectContaining({ amount: 10_000, name: "Anna", endToEnd: "A1" }),
    expect.objectContaining({ amount: 20_000, name: "Bea", text: "Invoice 12" }),
  ])
})

test("payments that don't make the entry's amount are left out", () => {
  const lines = [{ amount: 300, payments: [{ amount: 100 }, { amount: 100 }] }]
  expect(read(camt({ iban, lines }, "08"))[0]?.lines[0]).toMatchObject({ amount: 300, details: [] })
})

test("an overdrawn account and another decimal notation are read exactly", () => {
  const xml = camt({ iban, opening: -12_345, lines: [{ amount: 45 }] }).replaceAll(">0.45<", ">0.45000<")
  expect(read(xml)[0]).toMatchObject({ opening: -12_345, closing: -12_300 })
})

test("a statement whose entries don't lead to its closing balance is refused", () => {
  expect(problemOf(camt({ iban, lines: [{ amount: 100 }], closing: 101 }))).toBe("bankBalanceWrong")
})

test("another message, version or kind of file is refused", () => {
  const good = camt({ iban, lines: [{ amount: 1 }] })
  expect(problemOf(good)).toBe("none")
  expect(problemOf(good.replace("camt.053.001.02", "camt.054.001.02"))).toBe("bankNotStatement")
  expect(problemOf(good.replace("camt.053.001.02", "camt.053.001.99"))).toBe("bankNotStatement")
  expect(problemOf("<html><body>Log in</body></html>")).toBe("bankNotStatement")
  expect(problemOf("")).toBe("bankNotXml")
  expect(problemOf("Date;Amount\n2026-06-15;1")).toBe("bankNotXml")
  expect(problemOf(good.replace("OPBD", "XXXX"))).toBe("bankNotStatement")
})

test("a file that is cut off or not well-formed is refused", () => {
  const good = camt({ iban, lines: [{ amount: 1 }, { amount: 2 }] })
  for (const end of [good.length - 1, good.length - 40, Math.floor(good.length / 2), 200])
    expect(problemOf(good.slice(0, end))).toBe("bankNotXml")
  expect(problemOf(good.replace("</Ntry>", ""))).toBe("bankNotXml")
  expect(problemOf(`${good}<Document/>`)).toBe("bankNotXml")
})

test("entities and document types are refused, so a file can't read others", () => {
  const good = camt({ iban, lines: [{ amount: 1, name: "NAME" }] })
  const type = '<!DOCTYPE Document [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  expect(problemOf(good.replace("<Document", `${type}<Document`).replace("NAME", "&x;"))).toBe("bankNotXml")
  const laughs = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
  expect(problemOf(good.replace("<Document", `${laughs}<Document`).replace("NAME", "&b;"))).toBe("bankNotXml")
  // Without a document type, an entity that XML doesn't have is only text.
  expect(read(good.replace("NAME", "&x;"))[0]?.lines[0]?.name).toBe("&x;")
})

test("text that can't be stored is refused", () => {
  const good = camt({ iban, lines: [{ amount: 1, name: "NAME" }] })
  expect(problemOf(good.replace("NAME", "a\u0000b"))).toBe("bankNotXml")
  expect(problemOf(good.replace("NAME", "a&#0;b"))).toBe("bankNotXml")
  expect(problemOf(Buffer.concat([Buffer.from(good), Buffer.from([0xff, 0xfe])]))).toBe("bankNotXml")
  expect(problemOf(good.replace("UTF-8", "EBCDIC-CP-DE"))).toBe("bankNotXml")
})

test("amounts and days that are none are refused", () => {
  const good = camt({ iban, lines: [{ amount: 12_34 }] })
  for (const amount of ["1e3", "-12.34", "12,34", "", "99999999999999999999", "12.345", "0x10"])
    expect(problemOf(good.replaceAll("12.34", amount))).toBe("bankFieldBroken")
  for (const day of ["2026-02-30", "15.06.2026", "tomorrow"])
    expect(problemOf(good.replaceAll("<Dt>2026-06-15</Dt>", `<Dt>${day}</Dt>`))).toBe("bankFieldBroken")
})

test("an entry in another currency than its account's is refused", () => {
  const xml = camt({ iban, lines: [{ amount: 100 }] }).replace('<Ntry><Amt Ccy="EUR"', '<Ntry><Amt Ccy="USD"')
  expect(problemOf(xml)).toBe("bankCurrency")
})

test("depth and numbers of entries are limited, and a long file within the limits is read at once", () => {
  const deep = `<Document>${"<a>".repeat(60)}${"</a>".repeat(60)}</Document>`
  expect(problemOf(deep)).toBe("bankFileTooLong")
  const lines = Array.from({ length: 5_001 }, (_, at) => ({ amount: at + 1 }))
  expect(problemOf(camt({ iban, lines }))).toBe("bankFileTooLong")
  expect(read(camt({ iban, lines: lines.slice(1) }))[0]?.lines).toHaveLength(5_000)
})
