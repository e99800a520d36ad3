import { and, desc, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { bookmarks } from "@/lib/features/bookmarks/table"
import { users } from "@/lib/features/users/table"

/** How many contacts are sent to the browser, which filters them and shows four at a time. */
const maxContacts = 500

export const findContacts = ({ db, workspaceId }: Scope) =>
  db
    .select({ title: users.fullName, email: users.email, img: users.avatar, date: users.createdAt })
    .from(users)
    .where(eq(users.workspaceId, workspaceId))
    .orderBy(desc(users.id))
    .limit(maxContacts)

/** The ids of the pages that the caller has bookmarked. */
export async function findStarred({ db, workspaceId, userId }: Scope): Promise<Set<number>> {
  const rows = await db
    .select({ pageId: bookmarks.pageId })
    .from(bookmarks)
    .where(and(eq(bookmarks.workspaceId, workspaceId), eq(bookmarks.userId, userId)))
  return new Set(rows.map((row) => row.pageId))
}
