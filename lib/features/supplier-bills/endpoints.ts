// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addSupplierBill: EndpointReference<typeof contract.addSupplierBill> = {
  method: "POST",
  path: "/api/v1/supplier-bills",
}
export const addSupplierBillFile: EndpointReference<typeof contract.addSupplierBillFile> = {
  method: "POST",
  path: "/api/v1/supplier-bill-files",
}
export const approveSupplierBill: EndpointReference<typeof contract.approveSupplierBill> = {
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/approve",
}
export const enterMailBill: EndpointReference<typeof contract.enterMailBill> = {
  method: "POST",
  path: "/api/v1/supplier-bills/from-mail",
}
export const getSupplierBill: EndpointReference<typeof contract.getSupplierBill> = {
  method: "GET",
  path: "/api/v1/supplier-bills/{id}",
}
export const getSupplierBillFile: EndpointReference<typeof contract.getSupplierBillFile> = {
  method: "GET",
  path: "/api/v1/supplier-bills/{id}/original",
}
export const importSupplierBill: EndpointReference<typeof contract.importSupplierBill> = {
  method: "POST",
  path: "/api/v1/supplier-bills/import",
}
export const listMailBills: EndpointReference<typeof contract.listMailBills> = {
  method: "GET",
  path: "/api/v1/supplier-bills/mails/{id}",
}
export const listSupplierBills: EndpointReference<typeof contract.listSupplierBills> = {
  method: "GET",
  path: "/api/v1/supplier-bills",
}
export const paySupplierBill: EndpointReference<typeof contract.paySupplierBill> = {
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/pay",
}
export const proposeBillDelivery: EndpointReference<typeof contract.proposeBillDelivery> = {
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/delivery",
}
export const rejectSupplierBill: EndpointReference<typeof contract.rejectSupplierBill> = {
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/reject",
}
export const reverseSupplierBill: EndpointReference<typeof contract.reverseSupplierBill> = {
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/reverse",
}
export const sumSupplierBills: EndpointReference<typeof contract.sumSupplierBills> = {
  method: "GET",
  path: "/api/v1/supplier-bill-sums",
}
export const withdrawBillDelivery: EndpointReference<typeof contract.withdrawBillDelivery> = {
  method: "POST",
  path: "/api/v1/supplier-bills/{id}/withdraw-delivery",
}
