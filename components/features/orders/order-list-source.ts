import type { ListSource } from "@/components/list/types"
import { ranges } from "@/lib/core/range"
import type { OrderListQuery } from "@/lib/features/orders/schema/order"
import { orderSorts, orderStatuses } from "@/lib/features/orders/values"
import { calls } from "./calls"

/** Where the order list's rows come from; page and screen read it alike, so that both ask for the same address. */
export const orderListSource: ListSource<OrderListQuery> = {
  path: calls.listOrders.path,
  rowsIn: "orders",
  rules: {
    filters: { status: orderStatuses, of: ["mine", "all"], range: ranges },
    sortBy: orderSorts,
    perPage: 10,
  },
}
