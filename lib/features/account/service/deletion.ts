import { and, eq, isNotNull, ne } from "drizzle-orm"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Db } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import { businesses } from "@/lib/features/businesses/table"
import { findBooksToLose, lockAllBooks } from "@/lib/features/ledger/service/exported"
import { users } from "@/lib/features/users/table"
import type { Deletion } from "../schema"

type Workspace = { db: Db; workspaceId: number }

/** The books that are lost with the workspace, by the names of their businesses. */
async function booksIn({ db, workspaceId }: Workspace): Promise<Deletion["books"]> {
  const books = await findBooksToLose(db, workspaceId)
  if (books.length === 0) return []
  const named = await db
    .select({ id: businesses.id, name: businesses.legalName })
    .from(businesses)
    .where(eq(businesses.workspaceId, workspaceId))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return books.map(({ business, ...book }) => ({ business, name: names.get(business) ?? "", ...book }))
}

/** Returns whether deleting the caller's account deletes the workspace, and which books would be lost. */
export const deletionOf = (principal: Principal): Promise<Deletion> =>
  tx(principal, async (scope) => {
    const { db, workspaceId, userId } = scope
    const others = and(eq(users.workspaceId, workspaceId), isNotNull(users.passwordHash), ne(users.id, userId))
    const ofWorkspace = (await db.$count(users, others)) === 0
    return { ofWorkspace, books: ofWorkspace ? await booksIn(scope) : [] }
  })

/**
 * Checks before a workspace is deleted that its books were exported up to the last entry, or that the caller waives the export.
 * @param typed the e-mail address that the caller typed instead of exporting
 * @throws HttpError 409 if neither; 422 for another address
 */
export async function requireExported(db: Db, workspaceId: number, typed: string | undefined, email: string) {
  await lockAllBooks(db, workspaceId)
  const unexported = (await booksIn({ db, workspaceId })).filter((book) => book.exportedEntries < book.entries)
  if (unexported.length === 0) return
  if (!typed) throw conflict({ withoutExport: ["booksNotExported", { name: unexported[0]?.name ?? "" }] })
  if (typed.toLowerCase() !== email.toLowerCase()) throw invalid({ withoutExport: "otherEmail" })
}
