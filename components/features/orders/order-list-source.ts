import type { ListSource } from "@/components/list/types"
import { dayRange } from "@/lib/core/client/filter-parsers"
import * as endpoints from "@/lib/features/orders/endpoints"
import type { OrderListQuery } from "@/lib/features/orders/schema/order"
import { orderSorts, orderStatuses } from "@/lib/features/orders/values"

/** The list's query in the URL. It has days instead of the dashboards' ranges, which are among the presets. */
export type OrderView = Omit<OrderListQuery, "range">

/** Source of the order list's rows, shared by page and screen, so that both request the same URL. */
export const orderListSource: ListSource<OrderView> = {
  path: endpoints.listOrders.path,
  rowsIn: "orders",
  rules: {
    filters: { status: orderStatuses, of: ["mine", "all"], customer: [], ...dayRange("placed") },
    sortBy: orderSorts,
    perPage: 10,
  },
}
