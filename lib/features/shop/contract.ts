import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { shopSettings, updateShopBody } from "./schema"

export const getShop = endpoint({
  method: "GET",
  path: "/api/ecommerce/shop-settings",
  summary: "The shop's subtitle and its promises to buyers",
  can: ["read", "Product"],
  response: z.object({ shop: shopSettings }),
})

export const updateShop = endpoint({
  method: "POST",
  path: "/apps/ecommerce/update-shop",
  summary: "Change the settings of the shop; merges the given fields",
  description:
    "With `version`, the response is 409 if somebody else has changed the settings since. `usesSampleDiscounts` makes the discounts of sample products reduce what buyers pay.",
  can: ["manage", "Product"],
  body: updateShopBody,
  response: z.object({ shop: shopSettings }),
})
