import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { afterDiscount } from "@/lib/core/money"
import { type Address, cartItems, orderLines, orders, products, wishlistItems } from "@/lib/features/ecommerce/table"
import { deliveryMinor, orderPayments } from "@/lib/features/ecommerce/values"
import { addresses, contacts } from "./clients"
import { daysBefore, insertMany, type SeedContext } from "./context"
import { type SeedProduct, sampleProducts } from "./products"

const cents = (dollars: number) => Math.round(dollars * 100)
const image = (picture: string) => `/products/${picture}.svg`

const productRow = (product: SeedProduct, workspaceId: number, id: number) => {
  const { picture, price, colors, facts, ...values } = product
  return {
    ...values,
    workspaceId,
    id,
    slug: `${picture}-${id}`,
    price: cents(price),
    image: image(picture),
    images: [image(picture)],
    colorOptions: colors,
    facts: facts.map(([name, value]) => ({ name, value })),
  }
}

/** What the first person has in the cart and on the wishlist at the start: product, pieces, offers, discount. */
const cart: [productId: number, qty: number, offers: number, discount: number][] = [
  [27, 1, 3, 12],
  [5, 2, 1, 8],
  [14, 1, 4, 15],
]
const wishlist = [1, 17, 20, 26]

async function fillHands(db: Db, workspaceId: number, founderIds: readonly number[]): Promise<void> {
  const [userId] = founderIds
  if (!userId) return
  const inCart = cart.map(([productId, qty, offers, discountPercentage], i) => ({
    workspaceId,
    id: i + 1,
    userId,
    productId,
    qty,
    offers,
    discountPercentage,
  }))
  const wished = wishlist.map((productId, i) => ({ workspaceId, id: i + 1, userId, productId }))
  await db.insert(cartItems).values(inCart)
  await setLastId(db, workspaceId, "cartItem", inCart.length)
  await db.insert(wishlistItems).values(wished)
  await setLastId(db, workspaceId, "wishlistItem", wished.length)
}

/** What people buy together: product and pieces. The orders below take one after the other. */
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
const recentDays = 400
const recentOrders = 200
const olderPerMonth = 2

/** When orders were placed, oldest first: a few a month since the shop opened online, and more in the last year. */
function moments(now: Date): Date[] {
  const older: Date[] = []
  const turn = daysBefore(now, recentDays)
  for (let month = 0; ; month++) {
    for (let i = 0; i < olderPerMonth; i++) {
      const moment = new Date(Date.UTC(firstYear, month, 4 + ((month * 5 + i * 13) % 24), 9 + i * 5, 20))
      if (moment >= turn) return [...older, ...recent(now)]
      older.push(moment)
    }
  }
}

const recent = (now: Date) =>
  Array.from({ length: recentOrders }, (_, i) => {
    // Denser towards today: the shop is growing.
    const days = recentDays * (1 - Math.sqrt(i / recentOrders))
    return new Date(daysBefore(now, days).getTime() - ((i * 37) % 300) * 60_000)
  })

function statusOf(placedAt: Date, now: Date, number: number) {
  if (number % 19 === 0) return "rejected"
  return placedAt > daysBefore(now, 6) || (number % 23 === 0 && placedAt > daysBefore(now, 30)) ? "pending" : "finished"
}

function addressOf({ fullName, contact, company, country }: (typeof contacts)[number]): Address {
  const { street = "", postcode = "", city = "" } = addresses[company] ?? {}
  return { fullName, phone: contact, line1: street, line2: company, city, state: "", postcode, country, kind: "work" }
}

/** Every order with its lines. */
function sampleOrders(workspaceId: number, { has, idOf, now }: SeedContext) {
  const buyers = contacts.filter(({ email }) => has(email))
  return moments(now).map((placedAt, i) => {
    const id = i + 1
    const buyer = buyers[(i * 7) % buyers.length] as (typeof buyers)[number]
    const lines = (baskets[(i * 4 + Math.floor(i / 15)) % baskets.length] ?? []).map(([productId, qty], position) => {
      const { name, brand, picture, price } = sampleProducts[productId - 1] as SeedProduct
      const discountPercentage = discounts[(i + position) % discounts.length] ?? 0
      const total = afterDiscount(cents(price) * qty, discountPercentage)
      const what = { productId, name, brand, image: image(picture), qty, price: cents(price) }
      return { workspaceId, orderId: id, ...what, discountPercentage, total }
    })
    const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
    const subtotal = sum(({ price, qty }) => price * qty)
    const discounted = sum(({ total }) => total)
    const free = lines.every(({ productId }) => sampleProducts[productId - 1]?.hasFreeShipping)
    const delivery = free ? 0 : deliveryMinor
    const order = {
      workspaceId,
      id,
      userId: idOf(buyer.email),
      customer: buyer.fullName,
      customerEmail: buyer.email,
      status: statusOf(placedAt, now, id) as "pending" | "finished" | "rejected",
      placedAt,
      payment: orderPayments[(i * 5) % orderPayments.length] as (typeof orderPayments)[number],
      address: addressOf(buyer),
      items: sum(({ qty }) => qty),
      subtotal,
      discount: subtotal - discounted,
      delivery,
      total: discounted + delivery,
    }
    return { order, lines }
  })
}

export async function seedEcommerce(db: Db, workspaceId: number, context: SeedContext): Promise<void> {
  const rows = sampleProducts.map((product, i) => productRow(product, workspaceId, i + 1))
  await insertMany(db, products, rows)
  await setLastId(db, workspaceId, "product", rows.length)
  await fillHands(db, workspaceId, context.founderIds)
  const sold = sampleOrders(workspaceId, context)
  await insertMany(
    db,
    orders,
    sold.map(({ order }) => order),
  )
  await insertMany(
    db,
    orderLines,
    sold.flatMap(({ lines }) => lines),
  )
  await setLastId(db, workspaceId, "order", sold.length)
}
