import { tx } from "@/lib/core/db/tx"
import { applyDuePrice } from "@/lib/features/catalogue/service/prices"
import * as products from "@/lib/features/catalogue/store/catalogue"
import * as prices from "@/lib/features/catalogue/store/prices"
import * as moves from "@/lib/features/stock/store/moves"
import { supplierOf } from "@/lib/features/suppliers/service"
import { type CashShop, openCashShop, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { overlapped } from "../support/overlap"
import { deliver, productNamed } from "../support/stock"

// Changes of goods while another one is under way.

const actor = { workspaceId: 1, userId: 1 }
let place: CashShop

beforeAll(async () => {
  place = await openCashShop()
})

async function productRow(id: number) {
  const [row] = await query<{ stock: number; price: string }>(
    `select stock, price from products where workspace_id = 1 and id = ${id}`,
  )
  return { stock: row?.stock, price: Number(row?.price) }
}

test("a product isn't deleted while its first delivery is being booked", async () => {
  const product = await productNamed(place.admin)
  const { status, body } = await overlapped(
    actor,
    async (scope) => {
      await moves.lockProducts(scope, [product])
      await moves.markStocked(scope, [product])
    },
    () => place.admin.post("/apps/ecommerce/delete-products", { productIds: [product] }),
  )
  expect([status, body.error]).toEqual([409, expect.stringContaining("Archive it instead")])
  expect((await productRow(product)).stock).toBe(0)
})

test("a price that has become valid doesn't replace a newer one", async () => {
  const product = await productNamed(place.admin)
  const price = { productId: product, shopId: null, currency: "EUR", userName: "Ada" } as const
  await tx(actor, (scope) => prices.insert(scope, { ...price, amount: 150, validFrom: new Date(Date.now() - 60_000) }))
  await overlapped(
    actor,
    async (scope) => {
      await products.lock(scope, product)
      await prices.insert(scope, { ...price, amount: 200, validFrom: undefined })
      await prices.applyPrice(scope, product)
    },
    () => applyDuePrice({ product }, { workspaceId: 1 } as Parameters<typeof applyDuePrice>[1]),
  )
  expect((await productRow(product)).price).toBe(200)
})

test("the web shop takes over the stock of its new shop with what is arriving there", async () => {
  const [, other] = place.shops as [number, number]
  const manager = await staffOf(place, "manager")
  const product = await productNamed(place.admin)
  const arrived = {
    ...{
      businessId: place.business,
      shopId: other,
      productName: "Goods",
      kind: "receive" as const,
      quantity: 10,
      value: 1_000,
    },
    ...{ businessDate: "2026-11-02", userId: 1, userName: "Ada" },
  }
  await deliver(manager, other, [{ product, quantity: 9, cost: 100 }])
  await overlapped(
    actor,
    async (scope) => {
      await moves.lockProducts(scope, [product])
      await moves.insertMovements(scope, [{ ...arrived, productId: product, onHandAfter: 19, valueAfter: 1_100 }])
      await moves.copyToWebShop(scope, [product])
    },
    () => place.admin.patch("/api/v1/stock-settings", { webShop: other }),
  )
  expect((await productRow(product)).stock).toBe(19)
})

test("two bills of a new supplier at once are of one supplier", async () => {
  const known = { name: "Neue Bäckerei GmbH" }
  let first: { id: number } | undefined
  const second = await overlapped(
    actor,
    async (scope) => {
      first = await supplierOf(scope, known)
    },
    () => tx(actor, (scope) => supplierOf(scope, known)),
  )
  expect(second.id).toBe(first?.id)
})
