import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/choices"

export const listShopChoices = endpoint({
  method: "GET",
  path: "/api/v1/shop-choices",
  summary: "The shops between which the caller switches, and the one that they have chosen",
  description: "At most 500, by business and name, without archived ones. `chosen` is null for all shops.",
  can: ["read", "Shop"],
  response: schema.shopChoices,
})
export const chooseShop = endpoint({
  method: "PATCH",
  path: "/api/v1/shop-choices",
  summary: "Choose one shop or all of them for the caller's screens of the back office",
  description: "Screens whose address doesn't name a shop show the chosen one. Null chooses all shops.",
  can: ["read", "Shop"],
  changes: { to: "self" },
  body: schema.chosenShop,
  response: schema.chosenShop,
})
