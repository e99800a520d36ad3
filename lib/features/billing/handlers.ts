import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import { noBilling } from "./schema"
import * as store from "./store"

export const getBillingHandler = handler(contract.getBilling, async ({ scope }) => ({
  billing: (await store.find(scope)) ?? noBilling,
}))

export const updateBillingHandler = handler(contract.updateBilling, async ({ scope, body }) => ({
  billing: await store.save(scope, body.billing),
}))
