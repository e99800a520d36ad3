import { randomUUID } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { handler } from "@/lib/core/http/handler"
import * as shops from "@/lib/features/businesses/service/shops"
import * as contract from "../contract/documents"
import { book } from "../service/deliveries"
import { dismiss } from "../service/delivery-proposals"
import * as documents from "../service/documents"
import { bookSale, bookWaste } from "../service/issues"
import { reverseDocument } from "../service/reversals"
import { receiveTransfer, send } from "../service/transfers"
import type { DocumentKind } from "../values"

interface OnId {
  scope: Scope
  principal: Principal
  params: { id: number }
}

const command = ({ principal, idempotencyKey = randomUUID() }: { principal: Principal; idempotencyKey?: string }) => ({
  principal,
  key: idempotencyKey,
})
const inShop = ({ scope, body }: { scope: Scope; body: { shop: number } }) => shops.findPlace(scope, body.shop)
const placeOf =
  (kind: DocumentKind) =>
  ({ scope, params }: OnId) =>
    documents.findPlace(scope, kind, params.id)
const wholeOf =
  (kind: DocumentKind) =>
  ({ scope, principal, params }: OnId) =>
    documents.get(scope, principal, kind, params.id)

type Reversal = OnId & { body: { reason: string }; idempotencyKey?: string }
const reversalOf = (kind: DocumentKind) => (context: Reversal) =>
  reverseDocument(context.scope, command(context), { kind, id: context.params.id, reason: context.body.reason })

export const listStockDeliveriesHandler = handler(contract.listStockDeliveries, ({ scope, principal, query }) =>
  documents.list(scope, principal, "delivery", query),
)
export const getStockDeliveryHandler = handler(contract.getStockDelivery, wholeOf("delivery"), placeOf("delivery"))
export const addStockDeliveryHandler = handler(
  contract.addStockDelivery,
  (context) => book(context.scope, command(context), context.body),
  inShop,
)
export const dismissStockDeliveryHandler = handler(
  contract.dismissStockDelivery,
  async ({ scope, principal, params }) => {
    await dismiss(scope, principal, params.id)
    return documents.get(scope, principal, "delivery", params.id)
  },
  placeOf("delivery"),
)
export const reverseStockDeliveryHandler = handler(
  contract.reverseStockDelivery,
  reversalOf("delivery"),
  placeOf("delivery"),
)

export const listStockTransfersHandler = handler(contract.listStockTransfers, ({ scope, principal, query }) =>
  documents.list(scope, principal, "transfer", query),
)
export const getStockTransferHandler = handler(
  contract.getStockTransfer,
  wholeOf("transfer"),
  ({ scope, principal, params }) => documents.findEitherEnd(scope, principal, params.id),
)
export const addStockTransferHandler = handler(
  contract.addStockTransfer,
  (context) => send(context.scope, command(context), context.body),
  inShop,
)
export const receiveStockTransferHandler = handler(
  contract.receiveStockTransfer,
  (context) => receiveTransfer(context.scope, command(context), context.params.id, context.body),
  ({ scope, params }) => documents.findTarget(scope, params.id),
)
export const cancelStockTransferHandler = handler(
  contract.cancelStockTransfer,
  reversalOf("transfer"),
  placeOf("transfer"),
)

export const listWasteSheetsHandler = handler(contract.listWasteSheets, ({ scope, principal, query }) =>
  documents.list(scope, principal, "waste", query),
)
export const getWasteSheetHandler = handler(contract.getWasteSheet, wholeOf("waste"), placeOf("waste"))
export const addWasteSheetHandler = handler(
  contract.addWasteSheet,
  (context) => bookWaste(context.scope, command(context), context.body),
  inShop,
)
export const reverseWasteSheetHandler = handler(contract.reverseWasteSheet, reversalOf("waste"), placeOf("waste"))

export const listStockSalesHandler = handler(contract.listStockSales, ({ scope, principal, query }) =>
  documents.list(scope, principal, "sale", query),
)
export const getStockSaleHandler = handler(contract.getStockSale, wholeOf("sale"), placeOf("sale"))
export const addStockSaleHandler = handler(
  contract.addStockSale,
  (context) => bookSale(context.scope, command(context), context.body),
  inShop,
)
export const reverseStockSaleHandler = handler(contract.reverseStockSale, reversalOf("sale"), placeOf("sale"))
