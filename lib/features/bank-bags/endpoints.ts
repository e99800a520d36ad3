// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addBagPhoto: EndpointReference<typeof contract.addBagPhoto> = {
  method: "POST",
  path: "/api/v1/bag-photos",
}
export const addBankBag: EndpointReference<typeof contract.addBankBag> = { method: "POST", path: "/api/v1/bank-bags" }
export const creditBankBag: EndpointReference<typeof contract.creditBankBag> = {
  method: "POST",
  path: "/api/v1/bank-bags/{id}/credit",
}
export const dispatchBankBag: EndpointReference<typeof contract.dispatchBankBag> = {
  method: "POST",
  path: "/api/v1/bank-bags/{id}/dispatch",
}
export const getBankBag: EndpointReference<typeof contract.getBankBag> = {
  method: "GET",
  path: "/api/v1/bank-bags/{id}",
}
export const getDaysToBank: EndpointReference<typeof contract.getDaysToBank> = {
  method: "GET",
  path: "/api/v1/bank-bags/days-to-bank",
}
export const listBankBags: EndpointReference<typeof contract.listBankBags> = {
  method: "GET",
  path: "/api/v1/bank-bags",
}
export const proposeBankBag: EndpointReference<typeof contract.proposeBankBag> = {
  method: "GET",
  path: "/api/v1/bank-bags/proposal",
}
export const resolveBankBag: EndpointReference<typeof contract.resolveBankBag> = {
  method: "POST",
  path: "/api/v1/bank-bags/{id}/resolve",
}
export const returnBankBag: EndpointReference<typeof contract.returnBankBag> = {
  method: "POST",
  path: "/api/v1/bank-bags/{id}/return",
}
export const sealBankBag: EndpointReference<typeof contract.sealBankBag> = {
  method: "POST",
  path: "/api/v1/bank-bags/{id}/seal",
}
