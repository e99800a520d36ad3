import { add, details, type Trader, trader } from "../support/invoice-books"

// Numbers without gaps, whoever issues at the same time.

let shop: Trader

beforeAll(async () => {
  shop = await trader()
})

test("people who issue at once get numbers without gaps, also if some of them fail", async () => {
  const drafts = await Promise.all(Array.from({ length: 12 }, () => add(shop, {})))
  const ids: number[] = drafts.map(({ body }) => body.invoice.id)
  const issue = (id: number) => shop.admin.post("/apps/invoice/mark-downloaded", { id })
  const answers = await Promise.all([
    ...ids.flatMap((id) => [issue(id), issue(id)]),
    ...Array.from({ length: 4 }, () => add(shop, { invoiceStatus: "Sent", currency: "SEK" })),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(24)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
  const numbers = await Promise.all(ids.map(async (id) => (await details(shop, id)).number as string))
  const places = numbers.map((number) => Number(number.split("-").at(-1))).sort((a, b) => a - b)
  expect(places).toEqual(ids.map((_, i) => i + 1))
})
