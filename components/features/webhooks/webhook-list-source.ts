import type { ListSource } from "@/components/list/types"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/webhooks/endpoints"
import type { DeliveryListQuery, WebhookListQuery } from "@/lib/features/webhooks/schema"
import { deliveryStates, webhookSorts, webhookStates } from "@/lib/features/webhooks/values"

// Page and screen share these rules, so that both request the same URL.

/** The list of webhooks. */
export const webhookListSource: ListSource<WebhookListQuery> = {
  path: endpoints.listWebhooks.path,
  rowsIn: "data",
  rules: { filters: { state: webhookStates }, sortBy: webhookSorts, perPage: 20, maxPerPage },
}

type DeliveryView = DeliveryListQuery & { sortBy?: never }

const deliveryRules: ListSource<DeliveryView>["rules"] = {
  filters: { state: deliveryStates },
  sortBy: [],
  perPage: 20,
  maxPerPage,
}

/** The deliveries of a webhook. */
export const deliveriesOf = (id: string): ListSource<DeliveryView> => ({
  path: endpoints.listDeliveries.path.replace("{id}", id),
  rowsIn: "data",
  rules: deliveryRules,
})
