import { calls as coupons } from "@/components/features/coupons/calls"
import { calls as shop } from "@/components/features/ecommerce/calls"
import { calls as orders } from "@/components/features/orders/calls"
import { calls as products } from "@/components/features/products/calls"
import * as couponsContract from "@/lib/features/coupons/contract"
import * as shopContract from "@/lib/features/ecommerce/contract"
import * as ordersContract from "@/lib/features/orders/contract"
import * as productsContract from "@/lib/features/products/contract"

type Calls = Record<string, { method: string; path: string }>

test.each<[string, Calls, Calls]>([
  ["coupons", coupons, couponsContract],
  ["ecommerce", shop, shopContract],
  ["orders", orders, ordersContract],
  ["products", products, productsContract],
])("the calls of %s are its contracts' own", (_noun, named, contract) => {
  for (const [name, { method, path }] of Object.entries(named)) {
    expect([name, contract[name]?.method, contract[name]?.path]).toEqual([name, method, path])
  }
})
