import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"
import * as figures from "./schema/figures"
import * as imports from "./schema/imports"

const params = schema.recordParams
const blind =
  "`expectedOpening`, `expectedClosing` and `variance` are only for callers who may see expected cash, until the session is closed."
const refusals = {
  409: "The session is in another state (`conflict`), there is not enough money in the till (`insufficient_funds`), or the month is closed (`period_locked`)",
}
const act = { ...onRecord("update", "TillSession"), params, response: schema.tillSessionSheet, refusals }

export const listTillSessions = endpoint({
  method: "GET",
  path: "/api/v1/till-sessions",
  summary: "Till sessions of the shops that the caller may see",
  description: `Newest business date first. \`q\` searches people and explanations. ${blind}`,
  can: ["read", "TillSession"],
  query: schema.tillSessionListQuery,
  response: schema.tillSessionList,
})
export const getTillWeek = endpoint({
  method: "GET",
  path: "/api/v1/till-sessions/week",
  summary: "Tills and the days of a week, with takings and variances",
  description: "From Monday. `variance` is only of closed sessions, and only where the caller may see expected cash.",
  can: ["read", "TillSession"],
  query: figures.weekQuery,
  response: figures.tillWeek,
})
export const getTillVariances = endpoint({
  method: "GET",
  path: "/api/v1/till-sessions/variances",
  summary: "Variances of closed tills by day, till, person and weekday",
  description: "Of the shops where the caller may see expected cash. A person is who closed the till.",
  can: ["read", "ExpectedCash"],
  query: figures.variancesQuery,
  response: figures.variances,
})
export const getTillSession = endpoint({
  method: "GET",
  path: "/api/v1/till-sessions/{id}",
  summary: "A till session with what happened in it, in order",
  description: blind,
  ...onRecord("read", "TillSession"),
  params,
  response: schema.tillSessionSheet,
})
export const getXReport = endpoint({
  method: "GET",
  path: "/api/v1/till-sessions/{id}/x-report",
  summary: "What should be in the till at this moment, and the readings so far by tender and rate",
  description: "Where the shop counts blind, only for callers who may see expected cash.",
  ...onRecord("read", "TillSession"),
  params,
  response: schema.xReport,
})
export const openTillSession = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions",
  summary: "Open a till with its counted float",
  description:
    "What differs from the money that was left in it is posted as a variance of its own. Money in a till that was never used is paid in by the owner.",
  can: ["create", "TillSession"],
  on: { record: ["create", "TillSession"] },
  body: schema.openForm,
  response: schema.tillSessionSheet,
  status: 201,
  refusals: { 409: "The till has an open session, or is archived" },
})
export const payIntoTill = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/paid-in",
  summary: "Record money that was put into the till",
  description:
    "`source` is `owner`, or `agency` for sales that are not the shop's, such as lottery tickets and top-ups. Floats from the safe are actions of the safe.",
  ...act,
  body: schema.paidInForm,
})
export const payOutOfTill = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/paid-out",
  summary: "Record money that was paid from the till",
  description:
    "Up to the caller's limit. `purpose` is `expense`, or `agency` for an agency's money, such as a lottery prize, which has neither VAT nor `account`.",
  ...act,
  body: schema.paidOutForm,
})
export const addTillNote = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/notes",
  summary: "Record something without money: the drawer was opened without a sale, or a note",
  ...act,
  body: schema.noteForm,
})
export const startCounting = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/start-counting",
  summary: "Begin to count the till at the end of the day",
  ...act,
})
export const countTill = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/count",
  summary: "Enter what was counted",
  description:
    "Any count is accepted and kept. If the variance is beyond the shop's tolerance, `next` asks for a recount, then for an explanation.",
  ...act,
  body: schema.countForm,
})
export const explainVariance = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/explain",
  summary: "Explain why the till differs",
  ...act,
  body: schema.explainForm,
})
export const takeZReading = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/z-reading",
  summary: "Enter the totals that the till printed",
  description: "Refused unless the tenders add up to the sales with VAT and the rounding. Posts the takings.",
  ...act,
  body: schema.readingForm,
})
export const importZReadings = endpoint({
  method: "POST",
  path: "/api/v1/z-readings/import",
  summary: "Preview or take the Z readings of a file",
  description:
    "Each row is one reading of one till and day, and is checked on its own. `preview` changes nothing; `take` takes every row without a problem, and the shop remembers what the columns mean.",
  ...onRecord("update", "TillSession"),
  body: imports.readingsImportForm,
  response: imports.readingsImport,
})
export const closeTillSession = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/close",
  summary: "Close a counted till",
  description: "Posts the variance. Nothing is posted to the till until it is opened again.",
  ...act,
})

const review = { ...onRecord("update", "CashUp"), params, response: schema.tillSessionSheet, refusals }
export const reviewTillSession = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/review",
  summary: "Review a closed till",
  description: "Not by those who opened, counted or closed it. Supervisors up to their limit.",
  ...review,
  body: schema.reviewForm,
})
export const lockTillSession = endpoint({
  method: "POST",
  path: "/api/v1/till-sessions/{id}/lock",
  summary: "Lock a reviewed session permanently",
  ...review,
})
