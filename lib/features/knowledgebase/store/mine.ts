import { and, eq, type SQL } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"

/** Restricts a statement to the caller's workspace and the given conditions. */
export const inWorkspace = (
  { workspaceId }: Scope,
  table: { workspaceId: AnyPgColumn },
  ...more: (SQL | undefined)[]
) => and(eq(table.workspaceId, workspaceId), ...more)
