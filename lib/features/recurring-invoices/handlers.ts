import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service/recurring"

export const listRecurringInvoicesHandler = handler(contract.listRecurringInvoices, ({ scope, query }) =>
  service.list(scope, query),
)

export const getRecurringInvoiceHandler = handler(contract.getRecurringInvoice, ({ scope, params }) =>
  service.get(scope, params.id),
)

export const addRecurringInvoiceHandler = handler(contract.addRecurringInvoice, ({ scope, body }) =>
  service.add(scope, body),
)

export const changeRecurringInvoiceHandler = handler(contract.changeRecurringInvoice, ({ scope, params, body }) =>
  service.change(scope, params.id, body),
)

export const pauseRecurringInvoiceHandler = handler(contract.pauseRecurringInvoice, ({ scope, params, body }) =>
  service.setState(scope, params.id, "paused", body.version),
)

export const resumeRecurringInvoiceHandler = handler(contract.resumeRecurringInvoice, ({ scope, params, body }) =>
  service.setState(scope, params.id, "active", body.version),
)

export const endRecurringInvoiceHandler = handler(contract.endRecurringInvoice, ({ scope, params, body }) =>
  service.setState(scope, params.id, "ended", body.version),
)
