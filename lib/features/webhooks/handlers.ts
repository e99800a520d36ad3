import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as deliveries from "./service/deliveries"
import * as webhooks from "./service/webhooks"

export const listWebhooksHandler = handler(contract.listWebhooks, ({ scope, query }) => webhooks.list(scope, query))

export const addWebhookHandler = handler(contract.addWebhook, ({ principal, body }) => webhooks.add(principal, body))

export const getWebhookHandler = handler(contract.getWebhook, ({ scope, params }) => webhooks.get(scope, params.id))

export const changeWebhookHandler = handler(contract.changeWebhook, ({ principal, params, body }) =>
  webhooks.change(principal, params.id, body),
)

export const removeWebhookHandler = handler(contract.removeWebhook, ({ scope, params }) =>
  webhooks.remove(scope, params.id),
)

export const rotateWebhookSecretHandler = handler(contract.rotateWebhookSecret, ({ scope, params }) =>
  webhooks.rotate(scope, params.id),
)

export const revealWebhookSecretHandler = handler(contract.revealWebhookSecret, ({ scope, params }) =>
  webhooks.reveal(scope, params.id),
)

export const testWebhookHandler = handler(contract.testWebhook, ({ scope, params }) =>
  deliveries.sendTest(scope, params.id),
)

export const listDeliveriesHandler = handler(contract.listDeliveries, ({ scope, params, query }) =>
  deliveries.list(scope, params.id, query),
)

export const getDeliveryHandler = handler(contract.getDelivery, ({ scope, params }) =>
  deliveries.get(scope, params.id, params.deliveryId),
)

export const replayDeliveryHandler = handler(contract.replayDelivery, ({ scope, params }) =>
  deliveries.replay(scope, params.id, params.deliveryId),
)
