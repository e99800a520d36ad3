// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as journal from "./contract/journal"
import type * as proof from "./contract/proof"

export const addAccount: EndpointReference<typeof journal.addAccount> = { method: "POST", path: "/api/v1/accounts" }
export const addJournalEntry: EndpointReference<typeof journal.addJournalEntry> = {
  method: "POST",
  path: "/api/v1/journal-entries",
}
export const changeAccount: EndpointReference<typeof journal.changeAccount> = {
  method: "PATCH",
  path: "/api/v1/accounts/{id}",
}
export const closePeriod: EndpointReference<typeof journal.closePeriod> = {
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/close",
}
export const exportJournal: EndpointReference<typeof journal.exportJournal> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/journal",
}
export const getJournalEntry: EndpointReference<typeof journal.getJournalEntry> = {
  method: "GET",
  path: "/api/v1/journal-entries/{id}",
}
export const getStatement: EndpointReference<typeof journal.getStatement> = {
  method: "GET",
  path: "/api/v1/accounts/{id}/statement",
}
export const getTrialBalance: EndpointReference<typeof journal.getTrialBalance> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/trial-balance",
}
export const listJournalEntries: EndpointReference<typeof journal.listJournalEntries> = {
  method: "GET",
  path: "/api/v1/journal-entries",
}
export const listPeriods: EndpointReference<typeof journal.listPeriods> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/periods",
}
export const lockPeriod: EndpointReference<typeof journal.lockPeriod> = {
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/lock",
}
export const reverseJournalEntry: EndpointReference<typeof journal.reverseJournalEntry> = {
  method: "POST",
  path: "/api/v1/journal-entries/{id}/reverse",
}
export const sumJournalEntries: EndpointReference<typeof journal.sumJournalEntries> = {
  method: "GET",
  path: "/api/v1/journal-entries/totals",
}
export const unlockPeriod: EndpointReference<typeof journal.unlockPeriod> = {
  method: "POST",
  path: "/api/v1/businesses/{id}/periods/{month}/unlock",
}
export const verifyBooks: EndpointReference<typeof journal.verifyBooks> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/verify",
}
export const archiveBooks: EndpointReference<typeof proof.archiveBooks> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/archive",
}
export const changeBooks: EndpointReference<typeof proof.changeBooks> = {
  method: "PATCH",
  path: "/api/v1/businesses/{id}/books",
}
export const getBooks: EndpointReference<typeof proof.getBooks> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/books",
}
export const getChainRoot: EndpointReference<typeof proof.getChainRoot> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/chain-root",
}
export const getChecklist: EndpointReference<typeof proof.getChecklist> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/periods/{month}/checklist",
}
export const listBooks: EndpointReference<typeof proof.listBooks> = { method: "GET", path: "/api/v1/books" }
export const listMonths: EndpointReference<typeof proof.listMonths> = {
  method: "GET",
  path: "/api/v1/businesses/{id}/months",
}
