import { invoiceForm, paymentForm } from "@/lib/features/invoices/schema/form"

const line = { item: "Bullion", description: "", qty: "1", price: "", discount: "", vatRate: "" }
const amount = (locale: string, amountMinor: string) =>
  paymentForm(locale, false).shape.amountMinor.safeParse(amountMinor)
const lineOf = (locale: string, more: object) => invoiceForm(locale).shape.lines.element.safeParse({ ...line, ...more })
const problems = (result: ReturnType<typeof lineOf>) =>
  result.error?.issues.map(({ path, ...issue }) => [
    path.join("."),
    issue.code === "custom" ? issue.params?.key : issue.code,
  ])

test.each([
  ["en", "90,071,992,547,409.91", 9_007_199_254_740_991],
  ["de", "90.071.992.547.409,91", 9_007_199_254_740_991],
  ["fr", "90 071 992 547 409,91 ".trim(), 9_007_199_254_740_991],
  ["pt", "70368744177664,01", 7_036_874_417_766_401],
  ["en", "19.950", 1995],
])("in %s, %s is paid as %d cents", (locale, text, cents) => {
  expect(amount(locale, text).data).toBe(cents)
})

test("an amount above the largest, and a fraction of a cent, are errors", () => {
  const over = amount("en", "90,071,992,547,409.92").error?.issues[0]
  expect(over).toMatchObject({ params: { key: "tooBig", values: { max: "90071992547409.91" } } })
  expect(amount("en", "0.005").error?.issues[0]).toMatchObject({ params: { key: "cents" } })
})

test("a line whose amount is too large is an error at its price; a price up to the largest is kept exactly", () => {
  expect(lineOf("en", { price: "-90,071,992,547,409.91" }).data).toMatchObject({
    unitPriceMinor: -Number.MAX_SAFE_INTEGER,
  })
  expect(problems(lineOf("en", { price: "90,071,992,547,409.91", qty: "1.001" }))).toEqual([["price", "lineTooBig"]])
  expect(problems(lineOf("en", { price: "90,071,992,547,409.91", vatRate: "0.01" }))).toEqual([["price", "lineTooBig"]])
  expect(problems(lineOf("en", { price: "90,071,992,547,409.92" }))).toEqual([["price", "tooBig"]])
})
