import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "../schema/businesses"
import { recordParams as params } from "../schema/fields"

const stale = "Somebody has changed it since `version`: see `current`"
export const listBusinesses = endpoint({
  method: "GET",
  path: "/api/v1/businesses",
  summary: "Businesses that the caller may see",
  description:
    "`q` searches names, company and VAT number; `shop` finds the business of a shop. Sorted by name unless `sortBy` says otherwise.",
  can: ["read", "Business"],
  query: schema.businessListQuery,
  response: schema.businessList,
})
export const addBusiness = endpoint({
  method: "POST",
  path: "/api/v1/businesses",
  summary: "Add a business, with its first shop, till, safe and bank account if they are given",
  description:
    "VAT and company number are checked by country. It starts as a draft unless `state` says otherwise. `firstShop` also makes a shop, with a till and a safe if they are named, and `bankAccount` a bank account. What `opening` says there is in the three is posted as one entry, on its `date` or the shop's trading day.",
  can: ["create", "Business"],
  body: schema.businessForm,
  response: schema.business,
  status: 201,
})
export const getBusiness = endpoint({
  method: "GET",
  path: "/api/v1/businesses/{id}",
  summary: "A business",
  ...onRecord("read", "Business"),
  params,
  response: schema.business,
})
export const changeBusiness = endpoint({
  method: "PATCH",
  path: "/api/v1/businesses/{id}",
  summary: "Change a business, or its state; merges the given fields",
  description:
    "`state` goes from draft to active, between active and dormant, and from draft or dormant to archived and back to dormant. The currency is fixed once something is posted.",
  ...onRecord("update", "Business"),
  params,
  body: schema.businessChanges,
  response: schema.business,
  refusals: { 409: `${stale}; or its books don't allow the change` },
})
export const setUpBusiness = endpoint({
  method: "POST",
  path: "/api/v1/businesses/{id}/set-up",
  summary: "Complete a draft business and make it active",
  description:
    "Changes the given fields of the draft. `firstShop` changes its oldest shop that isn't archived, with that shop's oldest till and its safe, and adds what of them is missing. `bankAccount` and `opening` are as for a new business.",
  ...onRecord("update", "Business"),
  params,
  body: schema.businessSetUp,
  response: schema.business,
  refusals: { 409: `${stale}; or it isn't a draft any more` },
})

export const listBusinessShops = endpoint({
  method: "GET",
  path: "/api/v1/shops",
  summary: "Shops that the caller may see",
  description: "`q` searches name, code and city. Sorted by name unless `sortBy` says otherwise.",
  can: ["read", "Shop"],
  query: schema.shopListQuery,
  response: schema.shopList,
})
export const addBusinessShop = endpoint({
  method: "POST",
  path: "/api/v1/shops",
  summary: "Add a shop to a business",
  can: ["create", "Shop"],
  on: "business",
  body: schema.shopForm,
  response: schema.shop,
  status: 201,
})
export const getBusinessShop = endpoint({
  method: "GET",
  path: "/api/v1/shops/{id}",
  summary: "A shop",
  ...onRecord("read", "Shop"),
  params,
  response: schema.shop,
})
export const changeBusinessShop = endpoint({
  method: "PATCH",
  path: "/api/v1/shops/{id}",
  summary: "Change a shop, or its state; merges the given fields",
  description: "States are those of businesses.",
  ...onRecord("update", "Shop"),
  params,
  body: schema.shopChanges,
  response: schema.shop,
  refusals: { 409: `${stale}; or there is money in it` },
})
