import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "./schema"

const response = schema.wholeSupplier
const params = schema.supplierParams
const changes = { calls: ["/api/v1/suppliers", "/api/v1/supplier-bills"] }

export const listSuppliers = endpoint({
  method: "GET",
  path: "/api/v1/suppliers",
  summary: "Suppliers by name",
  description: "`q` searches names, VAT numbers and company numbers. Those that were merged into others are left out.",
  can: ["read", "SupplierBill"],
  query: schema.supplierListQuery,
  response: schema.supplierList,
})

export const getSupplier = endpoint({
  method: "GET",
  path: "/api/v1/suppliers/{id}",
  summary: "A supplier",
  can: ["read", "SupplierBill"],
  params,
  response,
})

export const addSupplier = endpoint({
  method: "POST",
  path: "/api/v1/suppliers",
  summary: "Add a supplier",
  description: "Bills add unknown suppliers by themselves.",
  can: ["create", "SupplierBill"],
  body: schema.supplierForm,
  response,
  status: 201,
  changes,
  refusals: { 409: "There is a supplier with this VAT number" },
})

export const changeSupplier = endpoint({
  method: "PATCH",
  path: "/api/v1/suppliers/{id}",
  summary: "Change a supplier; given fields are merged",
  can: ["update", "SupplierBill"],
  params,
  body: schema.supplierChanges,
  response,
  changes,
  refusals: { 409: "Somebody has changed it since `version`: see `current`; or another one has this VAT number" },
})

export const mergeSupplier = endpoint({
  method: "POST",
  path: "/api/v1/suppliers/{id}/merge",
  summary: "Say that a supplier is the same as another one, or take that back",
  description:
    "The books stay as they are: both keep their bills and what is owed to them. Lists show them together, and new bills go to the other one.",
  can: ["update", "SupplierBill"],
  params,
  body: schema.mergeForm,
  response,
  changes,
  refusals: { 409: "Somebody has changed it since `version`, or one of them is merged already" },
})
