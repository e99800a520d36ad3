import { randomUUID } from "node:crypto"
import { handler } from "@/lib/core/http/handler"
import { findPlace } from "@/lib/features/businesses/service/parts"
import * as contract from "./contract"
import * as acts from "./service/acts"
import * as contents from "./service/contents"
import { logOf } from "./service/log"
import { reverseMovement } from "./service/reverse"

export const getSafeContentsHandler = handler(
  contract.getSafeContents,
  ({ scope, params }) => contents.contentsOf(scope, params.id),
  ({ scope, principal, params }) => contents.placeOfCash(scope, principal, params.id),
)

export const listSafeMovementsHandler = handler(
  contract.listSafeMovements,
  ({ scope, query }) => contents.movementsOf(scope, query),
  ({ scope, principal, query }) => contents.placeOfCash(scope, principal, query.safe),
)

export const getSafeLogHandler = handler(
  contract.getSafeLog,
  ({ scope, params, query }) => logOf(scope, params.id, query),
  ({ scope, principal, params }) => contents.placeOfCash(scope, principal, params.id),
)

export const listSafeWitnessesHandler = handler(
  contract.listSafeWitnesses,
  ({ scope, params, query }) => contents.witnessesFor(scope, params.id, query.q),
  ({ scope, params }) => findPlace(scope, "safe", params.id),
)

export const countSafeHandler = handler(
  contract.countSafe,
  ({ scope, principal, params, body, idempotencyKey = randomUUID() }) =>
    acts.count(scope, principal, params.id, body, idempotencyKey),
  ({ scope, params }) => findPlace(scope, "safe", params.id),
)

export const addSafeFloatHandler = handler(
  contract.addSafeFloat,
  ({ scope, principal, params, body, idempotencyKey = randomUUID() }) =>
    acts.giveFloat(scope, principal, params.id, body, idempotencyKey),
  ({ scope, params }) => findPlace(scope, "safe", params.id),
)

export const addSafeChangeHandler = handler(
  contract.addSafeChange,
  ({ scope, principal, params, body, idempotencyKey = randomUUID() }) =>
    acts.addChange(scope, principal, params.id, body, idempotencyKey),
  ({ scope, params }) => findPlace(scope, "safe", params.id),
)

export const reverseSafeMovementHandler = handler(
  contract.reverseSafeMovement,
  ({ scope, principal, params, body, idempotencyKey = randomUUID() }) =>
    reverseMovement(scope, principal, params.id, body, idempotencyKey),
  ({ scope, params }) => findPlace(scope, "safe", params.id),
)

export const exchangeSafeCashHandler = handler(
  contract.exchangeSafeCash,
  ({ scope, principal, params, body }) => acts.exchange(scope, principal, params.id, body),
  ({ scope, params }) => findPlace(scope, "safe", params.id),
)
