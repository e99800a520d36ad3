import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"

const params = schema.customerParams
const response = schema.customer
const changes = { calls: ["/api/v1/customers", "/api/v1/ious", "/api/invoice/all-clients"] }

export const listCustomers = endpoint({
  method: "GET",
  path: "/api/v1/customers",
  summary: "Customers with what they owe, by name or by balance",
  description:
    "Also the clients of invoices. `q` searches name, company and e-mail. `overdue=30` lists those who have owed something for at least 30 days.",
  can: ["read", "Customer"],
  query: schema.customerListQuery,
  response: schema.customerList,
})

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/v1/customers/{id}",
  summary: "A customer with what they owe",
  can: ["read", "Customer"],
  params,
  response,
})

export const addCustomer = endpoint({
  method: "POST",
  path: "/api/v1/customers",
  summary: "Add a customer",
  description: "Without `iouLimit` nothing can be charged to them.",
  can: ["create", "Customer"],
  body: schema.customerForm,
  response,
  status: 201,
  changes,
})

export const changeCustomer = endpoint({
  method: "PATCH",
  path: "/api/v1/customers/{id}",
  summary: "Change a customer; merges the given fields",
  can: ["update", "Customer"],
  params,
  body: schema.customerChanges,
  response,
  changes,
  refusals: { 409: "Somebody has changed the customer since `version`: see `current`" },
})

export const mergeCustomer = endpoint({
  method: "POST",
  path: "/api/v1/customers/{id}/merge",
  summary: "Merge a customer into another one, who remains",
  description:
    "Answers the one that remains. Drafts, recurring invoices, recurring charges and mandates move to them. Issued invoices and the books stay as they are, and are listed and added up with theirs; so are orders and e-mails. Facts that the other one lacks are filled in. This can't be undone.",
  can: ["update", "Customer"],
  params,
  body: schema.mergeForm,
  response,
  changes: {
    calls: [
      ...changes.calls,
      "/api/v1/recurring-charges",
      "/api/v1/recurring-invoices",
      "/api/v1/sepa-mandates",
      "/apps/invoice",
    ],
  },
  refusals: {
    409: "Somebody has changed the customer since `version`, one of the two is merged already, or they have different VAT numbers",
  },
})

export const getCustomerAccount = endpoint({
  method: "GET",
  path: "/api/v1/customers/{id}/account",
  summary: "A customer's account with a business, line by line",
  description: "Payments and write-offs pay the oldest charges first. `open` is the unpaid part of a charge.",
  can: ["read", "Iou"],
  on: { record: ["read", "Iou"] },
  params,
  query: schema.accountQuery,
  response: schema.account,
})
