import { and, eq, like, or } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { freeSlug, slugOf } from "../slug"
import type { Scope } from "./types"

/**
 * Creates a slug from a title that no other row of the workspace has. Concurrent callers may get the same slug; the unique
 * index then rejects the second insert.
 * @param otherwise the slug of a title without usable characters
 */
export async function findFreeSlug(
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
