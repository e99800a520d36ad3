import { and, eq, like, or } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { freeSlug, slugOf } from "../slug"
import type { Scope } from "./types"

/**
 * A slug made of a title that no other row of the workspace has. Two at once may be given the same one: the unique index
 * then refuses the second.
 */
export async function freshSlug(
  { db, workspaceId }: Scope,
  table: PgTable & { workspaceId: PgColumn; slug: PgColumn },
  title: string,
  otherwise: string,
): Promise<string> {
  const wanted = slugOf(title, otherwise)
  const similar = or(eq(table.slug, wanted), like(table.slug, `${wanted}-%`))
  const rows = await db
    .select({ slug: table.slug })
    .from(table as PgTable)
    .where(and(eq(table.workspaceId, workspaceId), similar))
  return freeSlug(
    wanted,
    rows.map((row) => String(row.slug)),
  )
}
