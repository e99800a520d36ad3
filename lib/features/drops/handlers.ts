import { randomUUID } from "node:crypto"
import { requireOn } from "@/lib/core/auth/grants"
import { handler } from "@/lib/core/http/handler"
import { findPlace } from "@/lib/features/businesses/service/parts"
import * as contract from "./contract"
import * as service from "./service"
import { detailsOf } from "./service/details"

export const listDropsHandler = handler(contract.listDrops, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)

export const getDropHandler = handler(
  contract.getDrop,
  ({ scope, params }) => detailsOf(scope, params.id),
  ({ scope, principal, params }) => service.findVisible(scope, principal, params.id),
)

export const addDropHandler = handler(
  contract.addDrop,
  ({ scope, principal, body, idempotencyKey = randomUUID() }) => service.add(scope, principal, body, idempotencyKey),
  ({ scope, body }) => findPlace(scope, "till", body.till),
)

export const verifyDropsHandler = handler(
  contract.verifyDrops,
  async ({ scope, principal, body, idempotencyKey = randomUUID() }) => {
    const rows = await service.findSeveral(scope, body.drops)
    for (const place of service.placesOf(rows)) requireOn(principal, ["update", "Drop"], place)
    return { data: await service.verifyAll(scope, principal, rows, body.drops, idempotencyKey) }
  },
)

export const verifyDropHandler = handler(
  contract.verifyDrop,
  ({ scope, principal, params, body, idempotencyKey = randomUUID() }) =>
    service.verify(scope, principal, { ...body, id: params.id }, idempotencyKey),
  ({ scope, principal, params }) => service.findVisible(scope, principal, params.id),
)

export const cancelDropHandler = handler(
  contract.cancelDrop,
  ({ scope, principal, params, body, idempotencyKey = randomUUID() }) =>
    service.cancel(scope, principal, params.id, body.reason, idempotencyKey),
  ({ scope, principal, params }) => service.findVisible(scope, principal, params.id),
)
