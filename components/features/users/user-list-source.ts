import type { ListSource } from "@/components/list/types"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserListQuery } from "@/lib/features/users/schema"
import { plans, roles, sortColumns, statuses } from "@/lib/features/users/values"

/** Source of the user list's rows, shared by page and screen, so that both request the same URL. */
export const userListSource: ListSource<UserListQuery> = {
  path: endpoints.listUsers.path,
  exportPath: endpoints.exportUsers.path,
  rowsIn: "users",
  rules: {
    filters: { role: roles, currentPlan: plans, status: statuses },
    sortBy: sortColumns,
    perPage: 10,
  },
}
