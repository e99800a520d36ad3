import { decimalOf, readAmount, readDate, readTable } from "@/lib/core/imports/parse"
import { meaningsFor, recognise } from "@/lib/features/till-sessions/service/import/columns"
import { readRows } from "@/lib/features/till-sessions/service/import/rows"

const limits = { rows: 10, columns: 10 }

test.each([
  ["1234,5", "comma", 1234_50],
  ["1.234,50 €", "comma", 1234_50],
  ["1 234,50", "comma", 1234_50],
  ["1'234.50", "point", 1234_50],
  ["CHF 12.40", "point", 12_40],
  ["-3.20", "point", -3_20],
  ["3,20-", "comma", -3_20],
  ["(3.20)", "point", -3_20],
  ["1,234", "point", 1234_00],
  ["", "point", 0],
  ["1,23", "point", undefined],
  ["1.2.3", "point", undefined],
  ["12.345", "point", undefined],
  ["abc", "point", undefined],
  [".", "point", undefined],
] as const)("%s with a decimal %s is %s", (text, decimal, amount) => {
  expect(readAmount(text, decimal)).toBe(amount)
})

test.each([
  [["1.234", "12,4"], "comma"],
  [["1,234", "1,234.50"], "point"],
  [["100", "1,234"], undefined],
])("the amounts %j show a decimal %s", (texts, decimal) => {
  expect(decimalOf(texts)).toBe(decimal)
})

test.each([
  ["2026-06-15", "2026-06-15"],
  ["15.06.2026 23:10", "2026-06-15"],
  ["5/6/26", "2026-06-05"],
  ["06/15/2026", "2026-06-15"],
  ["20260615", "2026-06-15"],
  ["31.02.2026", undefined],
  ["yesterday", undefined],
])("%s is the day %s", (text, day) => {
  expect(readDate(text)).toBe(day)
})

test.each([
  ["Date;Till;Z no;Sales 25.5%;VAT 25.5%;Cash;Cards", "date till number rate:2550 vat:2550 cash cards"],
  [
    "Datum;Kasse;Nr;19% USt;7% USt;Bar;EC-Karte;Gutscheine;Notiz",
    "date till number rate:1900 rate:700 cash cards vouchers ignore",
  ],
  ["Jour;Caisse;Ventes TTC 5,5 %;TVA 5,5 %;Espèces;CB;Arrondi", "date till rate:550 vat:550 cash cards rounding"],
  ["Data;Caixa;Vendas 23%;Numerário;Multibanco;Vales", "date till rate:2300 cash cards vouchers"],
  ["Date;Date paid;Cash", "date ignore cash"],
])("the headings %s are recognised", (headings, expected) => {
  const names = headings.split(";")
  const columns = recognise(names)
  expect(names.map((name) => columns[name]).join(" ")).toBe(expected)
})

test("a shop's earlier choice is used again, and no other column means the same", () => {
  expect(recognise(["A", "Cash", "Cash 2"], { A: "cash" })).toEqual({ A: "cash", Cash: "ignore", "Cash 2": "ignore" })
})

test("a column can mean the usual rates and those of the file", () => {
  expect(meaningsFor([2550, 0], { x: "vat:800" }).slice(8)).toEqual([
    "rate:2550",
    "vat:2550",
    "rate:800",
    "vat:800",
    "rate:0",
  ])
})

test("a table is read with its line numbers; repeated headings get a number, and broken quotes are refused", () => {
  const table = readTable("\ufeffDate,Cash,Cash\r\n\r\n2026-06-15,1,2\r\n2026-06-16,3\r\n", limits)
  expect(table).toEqual({
    headings: ["Date", "Cash", "Cash 3"],
    rows: [
      { line: 3, cells: ["2026-06-15", "1", "2"] },
      { line: 4, cells: ["2026-06-16", "3", ""] },
    ],
  })
  expect(() => readTable('a,b\n"1,2', limits)).toThrow()
  expect(() => readTable("only headings", limits)).toThrow()
})

test("a problem is told with its line and column", () => {
  const table = readTable("Date;Sales 10%;Cash\n2026-06-15;12,40;12,40\n15 June;1;x", limits)
  const rows = readRows(table, recognise(table.headings), "comma")
  expect(rows.map(({ line, problem, column }) => [line, problem, column])).toEqual([
    [2, null, null],
    [3, "dateUnreadable", "Date"],
  ])
  expect(rows[0]?.reading).toMatchObject({ rates: [{ rate: 1000, gross: 12_40 }], tenders: { cash: 12_40 } })
})
