import { randomUUID } from "node:crypto"
import { storeProof } from "@/lib/core/files/proofs"
import { handler } from "@/lib/core/http/handler"
import * as shops from "@/lib/features/businesses/service/shops"
import * as contract from "./contract"
import * as service from "./service"

export const listCounterDepositsHandler = handler(contract.listCounterDeposits, ({ scope, principal, query }) =>
  service.list(scope, principal, query),
)

export const getCounterDepositHandler = handler(
  contract.getCounterDeposit,
  ({ scope, params }) => service.get(scope, params.id),
  ({ scope, params }) => service.findPlace(scope, params.id),
)

export const addCounterDepositHandler = handler(
  contract.addCounterDeposit,
  ({ scope, principal, body, idempotencyKey = randomUUID() }) => service.add(scope, principal, body, idempotencyKey),
  ({ scope, body }) => shops.findPlace(scope, body.shop),
)

export const addDepositReceiptHandler = handler(contract.addDepositReceipt, async ({ scope: actor, upload }) => ({
  receipt: await storeProof(actor, upload),
}))
