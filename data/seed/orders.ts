import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { afterDiscount, minor } from "@/lib/core/money"
import { type Address, orderEvents, orderLines, orderMoney, orders } from "@/lib/features/orders/table"
import { deliveryMinor, type OrderStatus, orderPayments } from "@/lib/features/orders/values"
import { image } from "./catalogue"
import { type SeedProduct, sampleProducts } from "./catalogue-products"
import { addresses, contacts } from "./clients"
import { daysBefore, insertMany, type SeedContext } from "./context"

/** Products that are bought together. The sample orders cycle through these baskets. */
const baskets: [productId: number, qty: number][][] = [
  [
    [1, 1],
    [15, 2],
  ],
  [[5, 3]],
  [
    [10, 4],
    [21, 2],
    [23, 1],
  ],
  [
    [17, 2],
    [19, 1],
  ],
  [[27, 1]],
  [
    [2, 5],
    [3, 2],
    [13, 1],
  ],
  [
    [24, 6],
    [25, 4],
  ],
  [
    [8, 1],
    [6, 1],
  ],
  [[20, 2]],
  [
    [11, 2],
    [12, 3],
  ],
  [
    [26, 1],
    [4, 1],
    [16, 1],
  ],
  [
    [22, 2],
    [23, 3],
    [10, 6],
  ],
  [
    [14, 2],
    [9, 1],
  ],
  [
    [7, 5],
    [2, 5],
    [5, 5],
  ],
  [
    [18, 4],
    [17, 4],
  ],
]
const discounts = [0, 5, 0, 10, 0, 0, 15, 0, 8, 0, 0]

const firstYear = 2018
const busiestMonth = 10
/** The period in which the shop attracts more than its first customers. */
const growingDays = 400
const growingOrders = 180

/** Returns the orders of the first customers in a month: one more every year, some variation, and one more before Christmas. */
const ordersIn = (month: number) =>
  Math.min(1 + Math.floor(month / 12) + ((month * 7) % 3) + (month % 12 > 9 ? 1 : 0), busiestMonth)

function steady(now: Date): Date[] {
  const found: Date[] = []
  for (let month = 0; ; month++) {
    const count = ordersIn(month)
    for (let i = 0; i < count; i++) {
      const day = 1 + Math.floor((27 * (i + 0.5)) / count)
      const moment = new Date(Date.UTC(firstYear, month, day, 8 + ((month + i * 5) % 12), 20))
      if (moment >= now) return found
      found.push(moment)
    }
  }
}

/** Days by which orders deviate from an even distribution. */
const offsets = [0, 1.6, -0.9, 0.4, -1.8, 2.2, -0.3, 0.9, -2.4, 0.1, 1.3]

const growing = (now: Date): Date[] =>
  Array.from({ length: growingOrders }, (_, i) => {
    // The square root makes recent orders more frequent.
    const days = growingDays * (1 - Math.sqrt(i / growingOrders)) - (offsets[(i * 4) % offsets.length] as number)
    return new Date(daysBefore(now, Math.max(days, i / 9000)).getTime() - ((i * 37) % 300) * 60_000)
  })

/** Returns when orders were placed, oldest first. */
const orderTimes = (now: Date): Date[] => [...steady(now), ...growing(now)].sort((a, b) => a.getTime() - b.getTime())

/** Returns the buyer of an order. Customers joined one after the other, the last one a few weeks ago. */
const buyerOf = (i: number, orders: number, buyers: typeof contacts) => {
  const joined = Math.min(buyers.length, 4 + Math.floor(((i + 6) * (buyers.length - 4)) / orders))
  return buyers[(i * 7) % joined] as (typeof buyers)[number]
}

/** Returns the current status of an order, by its age. */
function statusOf(placedAt: Date, now: Date, number: number, charged: boolean): OrderStatus {
  const days = (now.getTime() - placedAt.getTime()) / 86_400_000
  if (number % 19 === 0) return "cancelled"
  if (days < 7) return charged ? "paid" : "placed"
  return days < 14 || (number % 23 === 0 && days < 30) ? "shipped" : "delivered"
}

const steps: [status: OrderStatus, hoursAfter: number][] = [
  ["placed", 0],
  ["paid", 0],
  ["shipped", 26],
  ["delivered", 98],
]
const shopName = "Lindqvist & Daughters"

/** Returns the history of an order. */
function eventsOf(
  workspaceId: number,
  orderId: number,
  status: OrderStatus,
  placedAt: Date,
  buyer: string,
  paid: string,
) {
  const isCancelled = status === "cancelled"
  const end = isCancelled ? 1 : steps.findIndex(([step]) => step === status)
  const completed = steps.slice(0, end + 1).filter(([step]) => step !== "paid" || paid)
  const all: [OrderStatus, number][] = isCancelled ? [...completed, ["cancelled", 20]] : completed
  return all.map(([step, hours], i) => ({
    workspaceId,
    orderId,
    nr: i + 1,
    status: step,
    at: new Date(placedAt.getTime() + hours * 3_600_000),
    by: step === "placed" ? buyer : step === "paid" ? paid : shopName,
  }))
}

/** Labels of the payment methods in orders. */
const paymentLabels: Record<(typeof orderPayments)[number], string> = {
  savedCard: "Visa •••• 4242",
  card: "Mastercard •••• 4444",
  netBanking: "Test Bank",
  emi: "Visa •••• 4242",
  cashOnDelivery: "",
  giftCard: "GIFT-1000",
}

function addressOf({ fullName, contact, company, country }: (typeof contacts)[number]): Address {
  const { street = "", postcode = "", city = "" } = addresses[company] ?? {}
  return { fullName, phone: contact, line1: street, line2: company, city, state: "", postcode, country, kind: "work" }
}

/** Returns all orders with their lines and history. */
function sampleOrders(workspaceId: number, { has, idOf, now }: SeedContext) {
  const buyers = contacts.filter(({ email }) => has(email))
  const all = orderTimes(now)
  return all.map((placedAt, i) => {
    const id = i + 1
    const buyer = buyerOf(i, all.length, buyers)
    const lines = (baskets[(i * 4 + Math.floor(i / 15)) % baskets.length] ?? []).map(([productId, qty], position) => {
      const { name, brand, picture, price } = sampleProducts[productId - 1] as SeedProduct
      const discountPercentage = discounts[(i + position) % discounts.length] ?? 0
      const total = Number(afterDiscount(BigInt(minor(price) * qty), discountPercentage))
      const what = { productId, name, brand, image: image(picture), qty, price: minor(price) }
      return { workspaceId, orderId: id, ...what, discountPercentage, total }
    })
    const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
    const subtotal = sum(({ price, qty }) => price * qty)
    const discounted = sum(({ total }) => total)
    const free = lines.every(({ productId }) => sampleProducts[productId - 1]?.hasFreeShipping)
    const delivery = free ? 0 : deliveryMinor
    const payment = orderPayments[(i * 5) % orderPayments.length] as (typeof orderPayments)[number]
    const paymentLabel = paymentLabels[payment]
    const status = statusOf(placedAt, now, id, paymentLabel !== "")
    const order = {
      workspaceId,
      id,
      userId: idOf(buyer.email),
      customer: buyer.fullName,
      customerEmail: buyer.email,
      status,
      placedAt,
      payment,
      paymentLabel,
      paymentReference: paymentLabel && `sample_${id}`,
      chargedAt: paymentLabel ? placedAt : null,
      instalments: payment === "emi" ? 3 : 0,
      address: addressOf(buyer),
      items: sum(({ qty }) => qty),
      subtotal,
      discount: subtotal - discounted,
      delivery,
      total: discounted + delivery,
    }
    const events = eventsOf(workspaceId, id, status, placedAt, buyer.fullName, paymentLabel)
    const paid = { workspaceId, orderId: id, amount: order.total, state: "done" as const }
    const payments: (typeof orderMoney.$inferInsert)[] = [{ ...paid, nr: 1, kind: "payment", at: placedAt }]
    const refunded = events.find((event) => event.status === "cancelled")
    if (refunded) payments.push({ ...paid, nr: 2, kind: "refund", at: refunded.at })
    return { order, lines, events, payments: paymentLabel ? payments : [] }
  })
}

export async function seedOrders(db: Db, workspaceId: number, context: SeedContext): Promise<void> {
  const samples = sampleOrders(workspaceId, context)
  await insertMany(
    db,
    orders,
    samples.map(({ order }) => order),
  )
  await insertMany(
    db,
    orderLines,
    samples.flatMap(({ lines }) => lines),
  )
  await insertMany(
    db,
    orderEvents,
    samples.flatMap(({ events }) => events),
  )
  await insertMany(
    db,
    orderMoney,
    samples.flatMap(({ payments }) => payments),
  )
  await setLastId(db, workspaceId, "order", samples.length)
}
