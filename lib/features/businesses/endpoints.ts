// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as businesses from "./contract/businesses"
import type * as choices from "./contract/choices"
import type * as figures from "./contract/figures"
import type * as logos from "./contract/logos"
import type * as parts from "./contract/parts"
import type * as policies from "./contract/policies"

export const addBusiness: EndpointReference<typeof businesses.addBusiness> = {
  method: "POST",
  path: "/api/v1/businesses",
}
export const addBusinessShop: EndpointReference<typeof businesses.addBusinessShop> = {
  method: "POST",
  path: "/api/v1/shops",
}
export const changeBusiness: EndpointReference<typeof businesses.changeBusiness> = {
  method: "PATCH",
  path: "/api/v1/businesses/{id}",
}
export const changeBusinessShop: EndpointReference<typeof businesses.changeBusinessShop> = {
  method: "PATCH",
  path: "/api/v1/shops/{id}",
}
export const getBusiness: EndpointReference<typeof businesses.getBusiness> = {
  method: "GET",
  path: "/api/v1/businesses/{id}",
}
export const getBusinessShop: EndpointReference<typeof businesses.getBusinessShop> = {
  method: "GET",
  path: "/api/v1/shops/{id}",
}
export const listBusinessShops: EndpointReference<typeof businesses.listBusinessShops> = {
  method: "GET",
  path: "/api/v1/shops",
}
export const listBusinesses: EndpointReference<typeof businesses.listBusinesses> = {
  method: "GET",
  path: "/api/v1/businesses",
}
export const setUpBusiness: EndpointReference<typeof businesses.setUpBusiness> = {
  method: "POST",
  path: "/api/v1/businesses/{id}/set-up",
}
export const chooseShop: EndpointReference<typeof choices.chooseShop> = {
  method: "PATCH",
  path: "/api/v1/shop-choices",
}
export const listShopChoices: EndpointReference<typeof choices.listShopChoices> = {
  method: "GET",
  path: "/api/v1/shop-choices",
}
export const listBusinessFigures: EndpointReference<typeof figures.listBusinessFigures> = {
  method: "GET",
  path: "/api/v1/business-figures",
}
export const uploadBusinessLogo: EndpointReference<typeof logos.uploadBusinessLogo> = {
  method: "POST",
  path: "/api/v1/business-logos",
}
export const addBankAccount: EndpointReference<typeof parts.addBankAccount> = {
  method: "POST",
  path: "/api/v1/bank-accounts",
}
export const addSafe: EndpointReference<typeof parts.addSafe> = { method: "POST", path: "/api/v1/safes" }
export const addTill: EndpointReference<typeof parts.addTill> = { method: "POST", path: "/api/v1/tills" }
export const changeBankAccount: EndpointReference<typeof parts.changeBankAccount> = {
  method: "PATCH",
  path: "/api/v1/bank-accounts/{id}",
}
export const changeSafe: EndpointReference<typeof parts.changeSafe> = { method: "PATCH", path: "/api/v1/safes/{id}" }
export const changeTill: EndpointReference<typeof parts.changeTill> = { method: "PATCH", path: "/api/v1/tills/{id}" }
export const getBankAccount: EndpointReference<typeof parts.getBankAccount> = {
  method: "GET",
  path: "/api/v1/bank-accounts/{id}",
}
export const getSafe: EndpointReference<typeof parts.getSafe> = { method: "GET", path: "/api/v1/safes/{id}" }
export const getTill: EndpointReference<typeof parts.getTill> = { method: "GET", path: "/api/v1/tills/{id}" }
export const listBankAccounts: EndpointReference<typeof parts.listBankAccounts> = {
  method: "GET",
  path: "/api/v1/bank-accounts",
}
export const listSafes: EndpointReference<typeof parts.listSafes> = { method: "GET", path: "/api/v1/safes" }
export const listTills: EndpointReference<typeof parts.listTills> = { method: "GET", path: "/api/v1/tills" }
export const changeDepositPolicy: EndpointReference<typeof policies.changeDepositPolicy> = {
  method: "PATCH",
  path: "/api/v1/shops/{id}/deposit-policy",
}
export const getDepositPolicy: EndpointReference<typeof policies.getDepositPolicy> = {
  method: "GET",
  path: "/api/v1/shops/{id}/deposit-policy",
}
