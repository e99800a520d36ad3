import { type Caller, stranger } from "./api"
import { address } from "./trade"

const apps = "/apps/ecommerce"
const card = { kind: "card", number: "4242 4242 4242 4242", expiry: "12/49", cvc: "123", holder: "Ada" }

/** A caller's requests to the shop. */
export const shopping = (who: Caller) => ({
  ...who,
  add: (productId: number, qty = 1) => who.post(`${apps}/cart`, { productId, qty }),
  buy: (values: object = {}) => who.post(`${apps}/place-order`, { address, payment: "cashOnDelivery", ...values }),
  summary: async () => (await who.get("/api/ecommerce/cart-summary")).body,
  stockOf: async (id: number) => (await who.get("/api/ecommerce/product-details", { id })).body.stock as number,
  apply: (code: string) => who.post(`${apps}/apply-coupon`, { code }),
  token: async (instrument: object = card) =>
    (await who.post(`${apps}/payment-token`, instrument)).body.token as string,
  change: (id: number, status: string, from?: string) => who.post(`${apps}/update-order`, { id, status, from }),
})
export type Shopper = ReturnType<typeof shopping>

/** A founder with three products in the cart: 27, two of 5, and 14. */
export const newShopper = async (): Promise<Shopper> => shopping(await stranger())
