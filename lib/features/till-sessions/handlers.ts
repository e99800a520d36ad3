import { randomUUID } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as closing from "./service/close"
import type { Caller } from "./service/common"
import * as counting from "./service/count"
import * as figures from "./service/figures"
import { findPlaceOfShop, importReadings } from "./service/import/import"
import * as notes from "./service/notes"
import { open } from "./service/open"
import * as read from "./service/read"
import { xReport } from "./service/x-report"

interface Request {
  scope: Scope
  principal: Principal
  idempotencyKey: string | undefined
}

/** The caller of a command. Only calls inside the server come without a key. */
const caller = ({ scope, principal, idempotencyKey = randomUUID() }: Request): Caller => ({
  scope,
  principal,
  key: idempotencyKey,
})
const place = ({ scope, params }: { scope: Scope; params: { id: number } }) => read.findPlace(scope, params.id)

export const listTillSessionsHandler = handler(contract.listTillSessions, ({ scope, principal, query }) =>
  read.list(scope, principal, query),
)
export const getTillWeekHandler = handler(contract.getTillWeek, ({ scope, principal, query }) =>
  figures.week(scope, principal, query),
)
export const getTillVariancesHandler = handler(contract.getTillVariances, ({ scope, principal, query }) =>
  figures.variances(scope, principal, query),
)
export const getTillSessionHandler = handler(
  contract.getTillSession,
  ({ scope, principal, params }) => read.sheetOf(scope, principal, params.id),
  place,
)
export const getXReportHandler = handler(
  contract.getXReport,
  ({ scope, principal, params }) => xReport(scope, principal, params.id),
  place,
)
export const openTillSessionHandler = handler(
  contract.openTillSession,
  (request) => open(caller(request), request.body),
  ({ scope, body }) => read.findPlaceOfTill(scope, body.till),
)
export const payIntoTillHandler = handler(
  contract.payIntoTill,
  (request) => notes.payIn(caller(request), request.params.id, request.body),
  place,
)
export const payOutOfTillHandler = handler(
  contract.payOutOfTill,
  (request) => notes.payOut(caller(request), request.params.id, request.body),
  place,
)
export const addTillNoteHandler = handler(
  contract.addTillNote,
  (request) => notes.addNote(caller(request), request.params.id, request.body),
  place,
)
export const startCountingHandler = handler(
  contract.startCounting,
  (request) => counting.startCounting(caller(request), request.params.id),
  place,
)
export const countTillHandler = handler(
  contract.countTill,
  (request) => counting.count(caller(request), request.params.id, request.body),
  place,
)
export const explainVarianceHandler = handler(
  contract.explainVariance,
  (request) => counting.explain(caller(request), request.params.id, request.body.explanation),
  place,
)
export const takeZReadingHandler = handler(
  contract.takeZReading,
  (request) => counting.takeReading(caller(request), request.params.id, request.body),
  place,
)
export const importZReadingsHandler = handler(
  contract.importZReadings,
  (request) => importReadings(caller(request), request.body),
  ({ scope, body }) => findPlaceOfShop({ scope }, body.shop),
)
export const closeTillSessionHandler = handler(
  contract.closeTillSession,
  (request) => closing.close(caller(request), request.params.id),
  place,
)
export const reviewTillSessionHandler = handler(
  contract.reviewTillSession,
  (request) => closing.review(caller(request), request.params.id, request.body.note),
  place,
)
export const lockTillSessionHandler = handler(
  contract.lockTillSession,
  (request) => closing.lock(caller(request), request.params.id),
  place,
)
