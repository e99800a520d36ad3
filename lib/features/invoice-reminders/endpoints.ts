// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const changeReminderPolicy: EndpointReference<typeof contract.changeReminderPolicy> = {
  method: "PATCH",
  path: "/api/v1/reminder-policies/{id}",
}
export const getReminderPolicy: EndpointReference<typeof contract.getReminderPolicy> = {
  method: "GET",
  path: "/api/v1/reminder-policies/{id}",
}
export const listDueReminders: EndpointReference<typeof contract.listDueReminders> = {
  method: "GET",
  path: "/api/v1/invoice-reminders/due",
}
export const listSentReminders: EndpointReference<typeof contract.listSentReminders> = {
  method: "GET",
  path: "/api/v1/invoice-reminders",
}
export const sendReminders: EndpointReference<typeof contract.sendReminders> = {
  method: "POST",
  path: "/api/v1/invoice-reminders/send",
}
