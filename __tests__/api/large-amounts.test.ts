import { maxMajor, maxMinor, minor } from "@/lib/core/money"
import { type Caller, client, stranger } from "../support/api"
import { query } from "../support/facts"
import { act, add, details, type Trader, trader } from "../support/invoice-books"
import { pdfText } from "../support/pdf-text"
import { addInvoice, address } from "../support/trade"

const apps = "/apps/invoice"
const shop = "/apps/ecommerce"
const largest = "€90,071,992,547,409.91"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const of = (unitPriceMinor: number, more: object = {}) => ({
  lines: [{ item: "Bullion", qty: 1, unitPriceMinor }],
  ...more,
})

test("an invoice over the largest amount is exact in every response, paid, refunded and credited", async () => {
  // A business whose bank account is empty: a balance is as limited as an amount.
  const mint = await trader()
  const { invoice, ...document } = (await add(mint, of(maxMinor, { service: "Vault" }))).body
  expect(document).toMatchObject({ totalMinor: maxMinor, balanceMinor: maxMinor, netMinor: maxMinor })
  expect(document.lines[0]).toMatchObject({ unitPriceMinor: maxMinor, netMinor: maxMinor })
  expect(invoice.balance).toBe(largest)
  const { id } = invoice
  const first = { sortBy: "total", order: "desc", perPage: 1 }
  const [row] = (await mint.admin.get("/api/invoice/list", first)).body.invoices
  expect(row).toMatchObject({ id, totalMinor: maxMinor, balanceMinor: maxMinor })
  await act(mint, "mark-downloaded", { id })
  const most = (await act(mint, "record-payment", { id, amountMinor: maxMinor - 1 })).body
  expect(most).toMatchObject({ paidMinor: maxMinor - 1, balanceMinor: 1, payments: [{ amountMinor: maxMinor - 1 }] })
  const back = (await act(mint, "record-refund", { id, amountMinor: maxMinor - 2, note: "Too early" })).body
  expect(back).toMatchObject({ paidMinor: 1, balanceMinor: maxMinor - 1 })
  const note = (await act(mint, "credit-invoice", { id, reason: "Returned" })).body
  expect(note.totalMinor).toBe(-maxMinor)
  expect(await details(mint, id)).toMatchObject({ creditedMinor: maxMinor, balanceMinor: -1 })
  const events = await mint.admin.get("/api/v1/activities", { recordType: "invoice", recordId: String(id) })
  expect(JSON.stringify(events.body.data)).toContain(`"amount":${maxMinor - 1}`)
})

test("an invoice's PDF shows every digit", async () => {
  const { invoice } = await addInvoice(of(maxMinor, { currency: "EUR" }))
  const { body } = await admin.get("/api/invoice/pdf", { id: invoice.id })
  expect(pdfText(body).replace(/\s/g, "")).toContain("90071992547409,91€")
})

describe("an amount above the largest", () => {
  let mint: Trader
  const invoiceOf = async (amount: number): Promise<number> => (await add(mint, of(amount))).body.invoice.id

  beforeAll(async () => {
    mint = await trader()
  })

  test("is an error at the field that it comes from", async () => {
    const id = await invoiceOf(maxMinor)
    await act(mint, "record-payment", { id, amountMinor: maxMinor })
    const over = await act(mint, "record-payment", { id, amountMinor: 1, allowOverpayment: true })
    expect([over.status, Object.keys(over.body.error)]).toEqual([422, ["amountMinor"]])
    const next = await invoiceOf(100)
    const { status, body } = await act(mint, "record-payment", { id: next, amountMinor: maxMinor })
    expect([status, body.error.amountMinor[0]]).toEqual([
      422,
      "This is 90,071,992,547,408.91\u00a0EUR more than the balance due. Check the amount.",
    ])
  })

  test("is refused where the balance of an account would reach it", async () => {
    const { status, body } = await act(mint, "record-payment", { id: await invoiceOf(100), amountMinor: 100 })
    expect([status, body.error]).toEqual([
      422,
      "An account would hold more than the books can record. Check the amount.",
    ])
  })
})

test("sums are exact integers, and refused where no number is", async () => {
  const me = await stranger()
  const clientId = (await me.post(`${apps}/add-client`, { client: { name: "Mint", companyEmail: "mint@example.com" } }))
    .body.client.id
  const add = (amount: number) => me.post(`${apps}/add-invoice`, { invoice: { clientId, ...of(amount) } })
  const half = (maxMinor - 1) / 2
  for (const amount of [half, half, 1]) expect((await add(amount)).status).toBe(201)
  const sum = async () => await me.get("/api/invoice/sums", { q: "Mint" })
  expect((await sum()).body.sums).toEqual([
    expect.objectContaining({ amount: 3, totalMinor: maxMinor, balanceMinor: maxMinor }),
  ])
  const { invoice } = (await add(1)).body
  expect([(await sum()).status, (await sum()).body.code]).toEqual([422, "invalid"])
  // Screens add up the statuses of a currency.
  await me.post(`${apps}/mark-downloaded`, { id: invoice.id })
  expect((await sum()).status).toBe(422)
})

test("a product at the largest price is bought, listed and counted to the cent", async () => {
  const me = await stranger()
  const product = { name: "Crown", category: "home", price: maxMajor, stock: 9, hasFreeShipping: true }
  const added = (await me.post(`${shop}/add-product`, { product })).body.product
  expect(added.price).toBe(9_999_999_999_999.99)
  const facets = (await me.get("/api/ecommerce/facets", { q: "Crown" })).body
  expect(facets.price).toEqual({ min: maxMajor, max: maxMajor })
  expect((await me.get("/apps/ecommerce/products", { minPrice: maxMajor })).body.total).toBe(1)
  const inProgress = async () => minor((await me.get("/card/card-analytics/goal-overview")).body.inProgress)
  const before = await inProgress()
  await query("delete from cart_items")
  await me.post(`${shop}/cart`, { productId: added.id, qty: 7 })
  await me.post(`${shop}/add-coupon`, { coupon: { code: "THREE", kind: "percent", value: 3 } })
  await me.post(`${shop}/apply-coupon`, { code: "THREE" })
  const amounts = {
    subtotalMinor: 6_999_999_999_999_993,
    couponDiscountMinor: 210_000_000_000_000,
    totalMinor: 6_789_999_999_999_993,
  }
  expect((await me.get("/api/ecommerce/cart-summary")).body).toMatchObject(amounts)
  const { order } = (await me.post(`${shop}/place-order`, { address, payment: "cashOnDelivery" })).body
  expect(order).toMatchObject(amounts)
  expect((await me.get("/api/ecommerce/orders", { sortBy: "total", order: "desc", perPage: 1 })).body.orders).toEqual([
    expect.objectContaining({ id: order.id, ...amounts }),
  ])
  expect((await inProgress()) - before).toBe(amounts.totalMinor)
})

test("a coupon keeps its largest amounts, and a fraction of a cent is refused", async () => {
  const coupon = { code: "CROWN", kind: "amount", value: maxMajor, minimum: maxMajor }
  expect((await admin.post(`${shop}/add-coupon`, { coupon })).body.coupon).toMatchObject({
    value: maxMajor,
    minimum: maxMajor,
  })
  for (const value of [maxMajor + 0.01, 19.955, 0.1 + 0.2]) {
    const { status, body } = await admin.post(`${shop}/add-coupon`, { coupon: { ...coupon, code: "CROWN2", value } })
    expect([value, status, Object.keys(body.error)]).toEqual([value, 422, ["coupon.value"]])
  }
})

test("bigint comes as a number from the database, and as a bigint where that would not be exact", async () => {
  const [row] = await query(
    "select 9007199254740991::bigint as exact, 9007199254740993::bigint as more, 5::bigint as five",
  )
  expect(row).toEqual({ exact: maxMinor, more: 9007199254740993n, five: 5 })
})
