import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { ItemFilters } from "./items"
import { items } from "./items"
import { type ItemRow, itemColumns } from "./rows"

/** Deposits that wait longer than the policy of their shop allows, the longest overdue first. */
export const findOverdue = async (scope: Scope, filters: ItemFilters): Promise<ItemRow[]> =>
  rowsOf<ItemRow>(
    await scope.db.execute(
      sql`select ${itemColumns} from (${items(scope, filters)}) as found where due_at < now() order by due_at, kind, id`,
    ),
  )
