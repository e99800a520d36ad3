import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { CashException, ExceptionListQuery } from "../schema"
import type { ListedRow } from "../store/list"
import * as store from "../store/list"

function toException({ exception: row, shopName, currency }: ListedRow): CashException {
  return {
    ...{ id: row.id, kind: row.kind, business: row.businessId, shop: row.shopId, shopName },
    ...{ subject: row.subjectId, name: row.name, amount: row.amount, currency },
    since: row.since.toISOString(),
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy === null ? null : { id: row.closedBy, name: row.closedByName ?? "" },
    task: row.taskId,
  }
}

export const countOpen = store.countOpen

export async function list(scope: Scope, principal: Principal, query: ExceptionListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toException), ...total, page: query.page, perPage: query.perPage }
}
