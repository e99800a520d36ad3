import { randomUUID } from "node:crypto"
import { storeProof } from "@/lib/core/files/proofs"
import { handler } from "@/lib/core/http/handler"
import * as businesses from "@/lib/features/businesses/service/parts"
import * as contract from "./contract"
import * as acts from "./service/acts"
import * as credits from "./service/credits"
import { daysToBank } from "./service/days"
import * as read from "./service/read"

export const listBankBagsHandler = handler(contract.listBankBags, ({ scope, principal, query }) =>
  read.list(scope, principal, query),
)

export const getDaysToBankHandler = handler(contract.getDaysToBank, ({ scope, principal, query }) =>
  daysToBank(scope, principal, query),
)

export const getBankBagHandler = handler(
  contract.getBankBag,
  ({ scope, params }) => read.get(scope, params.id),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const proposeBankBagHandler = handler(
  contract.proposeBankBag,
  ({ scope, query }) => read.proposalFor(scope, query.safe),
  ({ scope, query }) => businesses.findPlace(scope, "safe", query.safe),
)

export const addBankBagHandler = handler(
  contract.addBankBag,
  ({ scope, principal, body }) => acts.prepare(scope, principal, body),
  ({ scope, body }) => businesses.findPlace(scope, "safe", body.safe),
)

export const sealBankBagHandler = handler(
  contract.sealBankBag,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.seal(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const addBagPhotoHandler = handler(contract.addBagPhoto, async ({ scope: actor, upload }) => ({
  photo: await storeProof(actor, upload),
}))

export const dispatchBankBagHandler = handler(
  contract.dispatchBankBag,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.dispatch(scope, { principal, id: params.id, key }, body.carrier),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const returnBankBagHandler = handler(
  contract.returnBankBag,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    acts.bringBack(scope, { principal, id: params.id, key }, body.reason),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const creditBankBagHandler = handler(
  contract.creditBankBag,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    credits.credit(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)

export const resolveBankBagHandler = handler(
  contract.resolveBankBag,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    credits.resolve(scope, { principal, id: params.id, key }, body),
  ({ scope, params }) => read.findPlace(scope, params.id),
)
