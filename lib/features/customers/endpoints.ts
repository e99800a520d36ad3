// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as customers from "./contract/customers"
import type * as ious from "./contract/ious"
import type * as recurring from "./contract/recurring"
import type * as statements from "./contract/statements"

export const addCustomer: EndpointReference<typeof customers.addCustomer> = {
  method: "POST",
  path: "/api/v1/customers",
}
export const changeCustomer: EndpointReference<typeof customers.changeCustomer> = {
  method: "PATCH",
  path: "/api/v1/customers/{id}",
}
export const getCustomer: EndpointReference<typeof customers.getCustomer> = {
  method: "GET",
  path: "/api/v1/customers/{id}",
}
export const getCustomerAccount: EndpointReference<typeof customers.getCustomerAccount> = {
  method: "GET",
  path: "/api/v1/customers/{id}/account",
}
export const listCustomers: EndpointReference<typeof customers.listCustomers> = {
  method: "GET",
  path: "/api/v1/customers",
}
export const mergeCustomer: EndpointReference<typeof customers.mergeCustomer> = {
  method: "POST",
  path: "/api/v1/customers/{id}/merge",
}
export const addIou: EndpointReference<typeof ious.addIou> = { method: "POST", path: "/api/v1/ious" }
export const adjustCustomer: EndpointReference<typeof ious.adjustCustomer> = {
  method: "POST",
  path: "/api/v1/customers/{id}/adjust",
}
export const chargeCustomer: EndpointReference<typeof ious.chargeCustomer> = {
  method: "POST",
  path: "/api/v1/customers/{id}/charge",
}
export const getIouAgeing: EndpointReference<typeof ious.getIouAgeing> = { method: "GET", path: "/api/v1/ious/ageing" }
export const getIouTotals: EndpointReference<typeof ious.getIouTotals> = { method: "GET", path: "/api/v1/ious/totals" }
export const listIous: EndpointReference<typeof ious.listIous> = { method: "GET", path: "/api/v1/ious" }
export const repayCustomer: EndpointReference<typeof ious.repayCustomer> = {
  method: "POST",
  path: "/api/v1/customers/{id}/repay",
}
export const reverseIou: EndpointReference<typeof ious.reverseIou> = {
  method: "POST",
  path: "/api/v1/ious/{id}/reverse",
}
export const writeOffCustomer: EndpointReference<typeof ious.writeOffCustomer> = {
  method: "POST",
  path: "/api/v1/customers/{id}/write-off",
}
export const addRecurringCharge: EndpointReference<typeof recurring.addRecurringCharge> = {
  method: "POST",
  path: "/api/v1/recurring-charges",
}
export const changeRecurringCharge: EndpointReference<typeof recurring.changeRecurringCharge> = {
  method: "PATCH",
  path: "/api/v1/recurring-charges/{id}",
}
export const getRecurringCharge: EndpointReference<typeof recurring.getRecurringCharge> = {
  method: "GET",
  path: "/api/v1/recurring-charges/{id}",
}
export const listRecurringCharges: EndpointReference<typeof recurring.listRecurringCharges> = {
  method: "GET",
  path: "/api/v1/recurring-charges",
}
export const getCustomerStatement: EndpointReference<typeof statements.getCustomerStatement> = {
  method: "GET",
  path: "/api/v1/customers/{id}/statement",
}
export const getStatementMail: EndpointReference<typeof statements.getStatementMail> = {
  method: "GET",
  path: "/api/v1/customers/{id}/statement-mail",
}
export const getStatementPdf: EndpointReference<typeof statements.getStatementPdf> = {
  method: "GET",
  path: "/api/v1/customers/{id}/statement-pdf",
}
export const listCustomerMails: EndpointReference<typeof statements.listCustomerMails> = {
  method: "GET",
  path: "/api/v1/customers/{id}/mails",
}
export const sendStatement: EndpointReference<typeof statements.sendStatement> = {
  method: "POST",
  path: "/api/v1/customers/{id}/send-statement",
}
