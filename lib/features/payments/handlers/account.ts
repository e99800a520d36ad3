import { randomUUID } from "node:crypto"
import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/account"
import * as account from "../service/account"
import { allocate } from "../service/allocate"
import * as read from "../service/read"

type Found = { scope: Parameters<typeof read.get>[0]; params: { id: number } }
const place = ({ scope, params }: Found) => read.findPlace(scope, params.id)

export const listAccountPaymentsHandler = handler(contract.listAccountPayments, ({ scope, principal, query }) =>
  read.list(scope, principal, query),
)

export const getAccountPaymentHandler = handler(
  contract.getAccountPayment,
  ({ scope, params }) => read.get(scope, params.id),
  place,
)

export const listOpenItemsHandler = handler(
  contract.listOpenItems,
  ({ scope, params }) => read.openItems(scope, params.id),
  place,
)

export const addAccountPaymentHandler = handler(
  contract.addAccountPayment,
  ({ scope, principal, body, idempotencyKey: key = randomUUID() }) => account.add(scope, principal, key, body),
)

export const allocateAccountPaymentHandler = handler(
  contract.allocateAccountPayment,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    allocate(scope, { principal, id: params.id, key }, body),
  place,
)

export const refundAccountPaymentHandler = handler(
  contract.refundAccountPayment,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    account.refund(scope, { principal, id: params.id, key }, body),
  place,
)

export const reverseAccountPaymentHandler = handler(
  contract.reverseAccountPayment,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    account.reverse(scope, { principal, id: params.id, key }, body),
  place,
)

export const endAllocationHandler = handler(
  contract.endAllocation,
  ({ scope, principal, params, body, idempotencyKey: key = randomUUID() }) =>
    account.undo(scope, { principal, id: params.id, key }, params.allocation, body),
  place,
)
