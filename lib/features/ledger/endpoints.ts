// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addAccount: EndpointReference<typeof contract.addAccount> = { method: "POST", path: "/api/v1/accounts" }
export const addJournalEntry: EndpointReference<typeof contract.addJournalEntry> = {
  method: "POST",
  path: "/api/v1/journal-entries",
}
export const changeAccount: EndpointReference<typeof contract.changeAccount> = {
  method: "PATCH",
  path: "/api/v1/accounts/{id}",
}
export const closePeriod: EndpointReference<typeof contract.closePeriod> = {
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/close",
}
export const exportJournal: EndpointReference<typeof contract.exportJournal> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/journal",
}
export const getJournalEntry: EndpointReference<typeof contract.getJournalEntry> = {
  method: "GET",
  path: "/api/v1/journal-entries/{id}",
}
export const getStatement: EndpointReference<typeof contract.getStatement> = {
  method: "GET",
  path: "/api/v1/accounts/{id}/statement",
}
export const getTrialBalance: EndpointReference<typeof contract.getTrialBalance> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/trial-balance",
}
export const listJournalEntries: EndpointReference<typeof contract.listJournalEntries> = {
  method: "GET",
  path: "/api/v1/journal-entries",
}
export const listPeriods: EndpointReference<typeof contract.listPeriods> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/periods",
}
export const lockPeriod: EndpointReference<typeof contract.lockPeriod> = {
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/lock",
}
export const reverseJournalEntry: EndpointReference<typeof contract.reverseJournalEntry> = {
  method: "POST",
  path: "/api/v1/journal-entries/{id}/reverse",
}
export const sumJournalEntries: EndpointReference<typeof contract.sumJournalEntries> = {
  method: "GET",
  path: "/api/v1/journal-entries/totals",
}
export const unlockPeriod: EndpointReference<typeof contract.unlockPeriod> = {
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/unlock",
}
export const verifyBooks: EndpointReference<typeof contract.verifyBooks> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/verify",
}
