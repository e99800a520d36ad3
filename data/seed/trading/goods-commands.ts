import type { DeliveryForm } from "@/lib/features/stock/schema"
import { book } from "@/lib/features/stock/service/deliveries"
import { bookSale, bookWaste } from "@/lib/features/stock/service/issues"
import { send } from "@/lib/features/stock/service/order-sending"
import { add } from "@/lib/features/stock/service/orders"
import { propose } from "@/lib/features/stock/service/proposals"
import { apply, begin, count } from "@/lib/features/stock/service/stocktakes"
import type { Order } from "./commands"
import type { GoodsHappening, Pieces } from "./kinds"

type Commands = {
  [K in GoodsHappening["kind"]]: (order: Order, what: Extract<GoodsHappening, { kind: K }>) => Promise<unknown>
}

const productOf = ({ records }: Order, sku: string) => records.goods.get(sku) as number
const linesOf = (order: Order, lines: Pieces) =>
  lines.map(({ sku, quantity }) => ({ product: productOf(order, sku), quantity }))
const commandOf = ({ principal, key }: Order) => ({ principal, key })

/** A stocktake differs by a piece at most, so nothing is counted twice. */
const recountAbove = 3

export const goodsCommands: Commands = {
  "goods-delivered": (order, { supplier, number, rate, lines }) => {
    const form: DeliveryForm = {
      ...{ shop: order.place.shopId, supplier, number, businessDate: undefined, includesVat: false, note: "" },
      ...{ freight: 0, freightVatRate: 0, proposal: null },
      lines: lines.map(({ sku, ...line }) => ({ ...line, product: productOf(order, sku), vatRate: rate })),
    }
    return book(order.scope, commandOf(order), form)
  },
  "goods-sold": (order, { lines }) =>
    bookSale(order.scope, commandOf(order), {
      ...{ shop: order.place.shopId, businessDate: undefined, note: "", lines: linesOf(order, lines) },
    }),
  "goods-wasted": (order, { lines }) =>
    bookWaste(order.scope, commandOf(order), {
      ...{ shop: order.place.shopId, reason: "expired", note: "", lines: linesOf(order, lines) },
    }),
  "goods-counted": async (order, { lines }) => {
    const { scope, key, place } = order
    const { id } = await begin(scope, commandOf(order), { shop: place.shopId, note: "", isBlind: true, recountAbove })
    for (const { product, quantity } of linesOf(order, lines))
      await count(scope, commandOf(order), id, { product, counted: quantity })
    await apply(scope, { ...commandOf(order), key: `${key} applied` }, id)
  },
  "goods-ordered": async ({ scope, principal, place }) => {
    const { data } = await propose(scope, principal, { shop: place.shopId, days: 14 })
    for (const [i, { supplier, lines }] of data.slice(0, 2).entries()) {
      const wanted = lines.map(({ product, quantity }) => ({ product, quantity }))
      const { id, version } = await add(scope, principal, { shop: place.shopId, supplier, note: "", lines: wanted })
      if (i === 0) await send(scope, principal, id, { version, to: null })
    }
  },
}
