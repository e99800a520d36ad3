import { randomUUID } from "node:crypto"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as answers from "./service/answers"
import { forecast } from "./service/forecast"
import * as mandates from "./service/mandates"

type Found = { scope: Parameters<typeof mandates.get>[0]; params: { id: number } }
const mandatePlace = ({ scope, params }: Found) => mandates.findPlace(scope, params.id)
const occurrencePlace = ({ scope, params }: Found) => answers.findPlace(scope, params.id)

export const listDirectDebitsHandler = handler(contract.listDirectDebits, ({ scope, principal, query }) =>
  mandates.list(scope, principal, query),
)

export const forecastBankHandler = handler(
  contract.forecastBank,
  ({ scope, principal, query }) => forecast(scope, principal, query.business),
  ({ query }) => Promise.resolve({ business: query.business }),
)

export const getDirectDebitHandler = handler(
  contract.getDirectDebit,
  ({ scope, params }) => mandates.get(scope, params.id),
  mandatePlace,
)

export const addDirectDebitHandler = handler(
  contract.addDirectDebit,
  ({ scope, principal, body }) => mandates.propose(scope, principal, body),
  ({ body }) => Promise.resolve({ business: body.business, shop: body.shop ?? null }),
)

export const changeDirectDebitHandler = handler(
  contract.changeDirectDebit,
  ({ scope, principal, params, body }) => mandates.change(scope, principal, params.id, body),
  mandatePlace,
)

export const activateDirectDebitHandler = handler(
  contract.activateDirectDebit,
  ({ scope, principal, params, body }) => mandates.activate(scope, principal, params.id, body.version),
  mandatePlace,
)

export const pauseDirectDebitHandler = handler(
  contract.pauseDirectDebit,
  ({ scope, params, body }) => mandates.stop(scope, params.id, "paused", body.version),
  mandatePlace,
)

export const endDirectDebitHandler = handler(
  contract.endDirectDebit,
  ({ scope, params, body }) => mandates.stop(scope, params.id, "ended", body.version),
  mandatePlace,
)

export const listDebitOccurrencesHandler = handler(contract.listDebitOccurrences, ({ scope, principal, query }) =>
  answers.list(scope, principal, query),
)

export const getDebitOccurrenceHandler = handler(
  contract.getDebitOccurrence,
  ({ scope, params }) => answers.get(scope, params.id),
  occurrencePlace,
)

export const collectDebitOccurrenceHandler = handler(
  contract.collectDebitOccurrence,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    answers.collect(scope, { principal, id: params.id, key }, body),
  occurrencePlace,
)

export const failDebitOccurrenceHandler = handler(
  contract.failDebitOccurrence,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    answers.fail(scope, { principal, id: params.id, key }, body),
  occurrencePlace,
)

export const skipDebitOccurrenceHandler = handler(
  contract.skipDebitOccurrence,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    answers.skip(scope, { principal, id: params.id, key }, body.reason),
  occurrencePlace,
)
