import { and, desc, eq, getTableName, type SQL, sql } from "drizzle-orm"
import { listPage } from "@/lib/core/db/paging"
import { removedRows } from "@/lib/core/db/table"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import { profilePhotos } from "../table"

interface PhotoRow {
  id: number
  img: string
  addedAt: Date
}

const undoable = { table: profilePhotos, key: profilePhotos.id }
const own = ({ workspaceId, userId }: Scope, ...more: SQL[]) =>
  and(eq(profilePhotos.workspaceId, workspaceId), eq(profilePhotos.userId, userId), ...more)

export function findPage(scope: Scope, { page, perPage }: { page: number; perPage: number }) {
  const where = own(scope)
  const rows = (counted: SQL<number | null>, offset: number) =>
    scope.db
      .select({ id: profilePhotos.id, img: profilePhotos.img, addedAt: profilePhotos.createdAt, counted })
      .from(profilePhotos)
      .where(where)
      .orderBy(desc(profilePhotos.id))
      .limit(perPage)
      .offset(offset)
  return listPage<PhotoRow>(scope, { table: profilePhotos, where, page, perPage, searches: false, rows })
}

export async function insert({ db, workspaceId, userId }: Scope, img: string): Promise<number> {
  const [row] = await db
    .insert(profilePhotos)
    .values({ workspaceId, userId, img, id: nextId(workspaceId, "profilePhoto") })
    .returning({ id: profilePhotos.id })
  return (row as { id: number }).id
}

/** Deletes one of the caller's photos, with undo. @returns whether it existed */
export async function remove(scope: Scope, id: number): Promise<boolean> {
  const found = scope.db
    .select({ id: profilePhotos.id })
    .from(profilePhotos)
    .where(own(scope, eq(profilePhotos.id, id)))
  return (await moveToTrash(scope, undoable, sql`${found}`)).length > 0
}

/** Restores one of the caller's deleted photos. @returns whether it was restored */
export async function restore(scope: Scope, id: number): Promise<boolean> {
  const source = getTableName(profilePhotos)
  const { workspaceId, userId } = scope
  const restorable = await scope.db.$count(
    removedRows,
    and(
      eq(removedRows.workspaceId, workspaceId),
      eq(removedRows.source, source),
      eq(removedRows.id, id),
      sql`(${removedRows.row}->>'user_id')::int = ${userId}`,
    ),
  )
  return restorable > 0 && (await restoreFromTrash(scope, undoable, [id])).length > 0
}
