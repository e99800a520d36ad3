import type { Caller } from "./api"
import { balanceOf, type CashShop } from "./cash-shop"

const v1 = "/api/v1"
let made = 0

/** A product of the catalogue that the web shop doesn't sell. */
export async function productNamed(admin: Caller, values: object = {}): Promise<number> {
  made += 1
  const { status, body } = await admin.post(`${v1}/products`, { name: `Stocked ${made}`, ...values })
  if (status !== 201) throw new Error(`the product answered ${JSON.stringify(body)}`)
  return body.id
}

interface Line {
  product: number
  quantity: number
  cost: number
  vatRate?: number
  expiresOn?: string
}

/** Books a delivery of the wholesaler. */
export const deliver = (who: Caller, shop: number, lines: Line[], values: object = {}) =>
  who.post(`${v1}/deliveries`, { shop, supplier: "Wholesaler Oy", lines, ...values })

/** A product's stock level in a shop. */
export const levelOf = async (who: Caller, shop: number, product: number) =>
  (await who.get(`${v1}/stock-levels`, { shop, product })).body.data[0]

/** The value of a shop's stock by its levels, and by the books. The two are equal while nothing is in transit. */
export async function ties(place: CashShop, shop: number): Promise<{ value: number; account: number }> {
  const { data } = (await place.admin.get(`${v1}/stock-levels`, { shop, perPage: 100 })).body
  const value = data.reduce((sum: number, one: { value: number }) => sum + one.value, 0)
  return { value, account: await balanceOf(place, "stock", shop) }
}
