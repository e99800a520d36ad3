import type { ListSource } from "@/components/list/types"
import { ranges } from "@/lib/core/range"
import * as endpoints from "@/lib/features/orders/endpoints"
import type { OrderListQuery } from "@/lib/features/orders/schema/order"
import { orderSorts, orderStatuses } from "@/lib/features/orders/values"

/** Source of the order list's rows, shared by page and screen, so that both request the same URL. */
export const orderListSource: ListSource<OrderListQuery> = {
  path: endpoints.listOrders.path,
  rowsIn: "orders",
  rules: {
    filters: { status: orderStatuses, of: ["mine", "all"], range: ranges },
    sortBy: orderSorts,
    perPage: 10,
  },
}
