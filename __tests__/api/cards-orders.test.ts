import { ranges } from "@/lib/core/range"
import { type Caller, client } from "../support/api"
import { byPoint, type ListedOrder, listedOrders, period, piecesOf, revenueOf, sold, within } from "../support/figures"

let admin: Caller
let all: ListedOrder[]

beforeAll(async () => {
  admin = await client("admin")
  all = await listedOrders(admin)
})

const analytics = async (name: string, query = {}) => (await admin.get(`/card/card-analytics/${name}`, query)).body
const statistics = async (name: string, query = {}) => (await admin.get(`/card/card-statistics/${name}`, query)).body
const growth = (now: number, before: number) =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10

describe.each(ranges)("range=%s", (range) => {
  const { before, from, to } = period(range)
  const figures: [string, string, (orders: ListedOrder[]) => number][] = [
    ["orders", "orders", (orders) => orders.length],
    ["sales", "sales", piecesOf],
    ["revenue", "revenue", revenueOf],
  ]

  test.each(figures)("%s agrees with the list of orders", async (name, key, figure) => {
    const body = await statistics(name, { range })
    const listed = (await admin.get("/api/ecommerce/orders", { range, perPage: 1000 })).body.orders
    expect(listed).toEqual(within(all, { from, to }))
    expect(listed.length).toBeGreaterThan(0)
    const days = { placedFrom: body.from, placedTo: body.to, perPage: 1000 }
    expect((await admin.get("/api/ecommerce/orders", days)).body.orders).toEqual(listed)
    expect(body.analyticsData[key]).toBeCloseTo(figure(listed), 2)
    expect(body.before).toBeCloseTo(figure(within(all, before)), 2)
    expect(body.growth).toBe(growth(figure(listed), figure(within(all, before))))
    expect(body.previous.reduce((all: number, value: number) => all + value, 0)).toBeCloseTo(body.before, 2)
    const points = byPoint(range, listed, figure)
    expect(body.series).toHaveLength(1)
    expect(body.series[0].name).toBe(key)
    expect(body.series[0].data).toHaveLength(body.dates.length)
    for (const [i, value] of points.entries()) expect(body.series[0].data[i]).toBeCloseTo(value, 2)
    expect([body.range, body.from, body.dates[0]]).toEqual([range, from, from])
  })

  test("the orders' bar chart agrees with orders", async () => {
    const { title, statistics: count, series } = await statistics("orders-bar-chart", { range })
    const { analyticsData, series: same } = await statistics("orders", { range })
    expect([title, count, series]).toEqual(["Orders", analyticsData.orders, same])
  })

  test("profit is revenue minus expenses, in total and at each point", async () => {
    const body = await statistics("profit-line-chart", { range })
    const revenue = await statistics("revenue", { range })
    expect([body.title, body.dates]).toEqual(["Profit", revenue.dates])
    const summed = body.series[0].data.reduce((all: number, value: number) => all + value, 0)
    expect(body.statistics).toBeCloseTo(summed, 2)
    expect(body.statistics).toBeLessThan(revenue.analyticsData.revenue)
    expect(body.statistics).toBeGreaterThan(revenue.analyticsData.revenue * 0.2)
  })

  test("finished, pending and rejected orders add up to all orders", async () => {
    const { chart_info, total } = await analytics("product-orders", { range })
    const listed = within(all, { from, to })
    const of = (...statuses: string[]) => listed.filter(({ status }) => statuses.includes(status)).length
    expect(chart_info).toEqual({
      finished: of("delivered"),
      pending: of("placed", "paid", "shipped"),
      rejected: of("cancelled"),
    })
    expect(total).toBe(listed.length)
  })

  test("customers are new, returning or inactive in the range", async () => {
    const body = await analytics("customers", { range })
    const { listData, total, active } = body
    const soFar = all.filter(({ placedAt }) => placedAt.slice(0, 10) < to)
    const now = new Set(within(all, { from, to }).map(({ customerEmail }) => customerEmail))
    const known = new Set(soFar.filter(({ placedAt }) => placedAt.slice(0, 10) < from).map((o) => o.customerEmail))
    const result = Object.fromEntries(listData.map((one: { name: string; result: number }) => [one.name, one.result]))
    expect(result).toEqual({
      new: [...now].filter((who) => !known.has(who)).length,
      returning: [...now].filter((who) => known.has(who)).length,
      lapsed: [...known].filter((who) => !now.has(who)).length,
    })
    expect(total).toBe(new Set(soFar.map(({ customerEmail }) => customerEmail)).size)
    expect(active).toBe(now.size)
    const summed = (values: number[]) => values.reduce((all, value) => all + value, 0)
    const earlier = new Set(within(all, before).map(({ customerEmail }) => customerEmail)).size
    expect(body.series[0].data).toHaveLength(body.dates.length)
    expect([summed(body.series[0].data), summed(body.previous)]).toEqual([active, earlier])
    expect([body.before, body.growth]).toEqual([earlier, growth(active, earlier)])
  })

  test("the best products come from the lines of the orders", async () => {
    const body = await analytics("products", { range })
    const sums = new Map<number, number>()
    for (const { id } of sold(within(all, { from, to }))) {
      const { order } = (await admin.get("/api/ecommerce/order", { id })).body
      for (const { productId, totalMinor } of order.lines) sums.set(productId, (sums.get(productId) ?? 0) + totalMinor)
    }
    const best = [...sums].sort(([a, x], [b, y]) => y - x || a - b).slice(0, 7)
    expect(
      body.products.map(({ id, revenue }: { id: number; revenue: number }) => [id, Math.round(revenue * 100)]),
    ).toEqual(best)
    for (const { data, revenue } of body.products) {
      expect(data).toHaveLength(body.dates.length)
      expect(data.reduce((all: number, value: number) => all + value, 0)).toBeCloseTo(revenue, 2)
    }
    expect(body.inShop).toBe((await admin.get("/apps/ecommerce/products")).body.total)
    const whole = [...sums.values()].reduce((all, value) => all + value, 0)
    expect(body.revenue).toBeCloseTo(whole / 100, 2)
    const revenue = await statistics("revenue", { range })
    expect(body.total).toBeCloseTo(revenue.analyticsData.revenue, 2)
    expect(body.revenue + body.delivery).toBeCloseTo(body.total, 2)
    const categories = body.categories.map(({ revenue }: { revenue: number }) => revenue)
    expect(categories).toEqual([...categories].sort((a, b) => b - a))
  })
})

test("the default range is the last 28 days", async () => {
  const usual = await statistics("orders", { range: "last-28-days" })
  expect(await statistics("orders")).toEqual(usual)
  expect(await statistics("orders", { range: "" })).toEqual(usual)
})

test("the revenue report lists 2018 to 2020 and recent years, and sums up a year's orders", async () => {
  const present = new Date().getUTCFullYear()
  const report = await analytics("revenue-report")
  expect(report.year).toBe(present)
  expect(report.years).toEqual(expect.arrayContaining([String(present), "2020", "2019", "2018"]))
  for (const year of [2018, 2019, 2020, present]) {
    const body = await analytics("revenue-report", { year })
    const orders = within(all, { from: `${year}-01-01`, to: `${year + 1}-01-01` })
    expect(body.price).toBeCloseTo(revenueOf(orders), 2)
    const [revenue, expenses, budget] = body.series.map(({ data }: { data: number[] }) => data)
    expect(body.dates).toHaveLength(12)
    for (const [month, date] of body.dates.entries())
      expect(revenue[month]).toBeCloseTo(
        revenueOf(orders.filter(({ placedAt }) => placedAt.startsWith(date.slice(0, 7)))),
        2,
      )
    const whole = (values: number[]) => values.reduce((all, value) => all + value, 0)
    expect(body.budget).toBeCloseTo(whole(budget), 2)
    expect(body.expenses).toBeCloseTo(whole(expenses), 2)
    // The current year has its budget from the first day on.
    if (year === present) continue
    expect(orders.length).toBeGreaterThan(5)
    expect(body.budget).toBeGreaterThan(body.price * 0.5)
    expect(body.budget).toBeLessThan(body.price * 2)
  }
})

test.each(["1999", "20x0", "1e9"])("year=%s is a 422 at year", async (year) => {
  const { status, body } = await admin.get("/card/card-analytics/revenue-report", { year })
  expect([status, Object.keys(body.error)]).toEqual([422, ["year"]])
})

test("the goal is the month's budget and counts delivered orders", async () => {
  const body = await analytics("goal-overview")
  const month = new Date().toISOString().slice(0, 7)
  const orders = all.filter(({ placedAt }) => placedAt.startsWith(month))
  const of = (...statuses: string[]) => revenueOf(orders.filter(({ status }) => statuses.includes(status)))
  expect(body.completed).toBeCloseTo(of("delivered"), 2)
  expect(body.inProgress).toBeCloseTo(of("placed", "paid", "shipped"), 2)
  const report = await analytics("revenue-report")
  expect(body.goal).toBe(report.series[2].data[new Date().getUTCMonth()])
})

test("revenue compares this month with last month, cumulated by day", async () => {
  const body = await analytics("revenue")
  const month = new Date().toISOString().slice(0, 7)
  const first = new Date(`${month}-01`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() - 1)).toISOString().slice(0, 7)
  const of = (text: string) => all.filter(({ placedAt }) => placedAt.startsWith(text))
  expect(body.thisMonth).toBeCloseTo(revenueOf(of(month)), 2)
  expect(body.lastMonth).toBeCloseTo(revenueOf(of(last)), 2)
  const [now, before] = body.series
  expect(now.data).toHaveLength(new Date().getUTCDate())
  expect(now.data.at(-1)).toBe(body.thisMonth)
  expect(before.data.at(-1)).toBe(body.lastMonth)
  expect(body.lastMonthSoFar).toBe(before.data[Math.min(now.data.length, before.data.length) - 1])
  expect(body.days.length).toBeGreaterThanOrEqual(Math.max(now.data.length, before.data.length))
})

test("a new order counts at once", async () => {
  const before = await statistics("orders")
  await admin.post("/apps/ecommerce/cart", { productId: 3 })
  const address = { fullName: "Ada", phone: "1", line1: "A 1", city: "B", postcode: "1" }
  const { order } = (await admin.post("/apps/ecommerce/place-order", { address, payment: "cashOnDelivery" })).body
  const after = await statistics("orders")
  expect(after.analyticsData.orders).toBe(before.analyticsData.orders + 1)
  expect(after.series[0].data.at(-1)).toBe(before.series[0].data.at(-1) + 1)
  const { transactions } = await analytics("transactions")
  expect(transactions[0]).toMatchObject({ kind: "order", id: order.id, what: "placed", amount: order.totalMinor / 100 })
})
