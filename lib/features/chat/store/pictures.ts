import { and, eq, lt, notExists, or, sql } from "drizzle-orm"
import type { Actor, Scope } from "@/lib/core/db/types"
import { requireFileRoom } from "@/lib/core/limits/files"
import { chatMessages, chatPictures } from "../table"
import { between, pairOf } from "./pair"

interface NewPicture {
  type: string
  content: Uint8Array
  width: number
  height: number
}

/** @throws HttpError 403 or 429 beyond a limit, see `requireFileRoom` */
export async function insertPicture(scope: Scope, contactId: number, picture: NewPicture): Promise<string> {
  const { db, workspaceId, userId } = scope
  await requireFileRoom(scope, picture.content.length)
  const [row] = await db
    .insert(chatPictures)
    .values({ workspaceId, ...pairOf(userId, contactId), senderId: userId, ...picture })
    .returning({ id: chatPictures.id })
  return (row as { id: string }).id
}

/** The query for all pictures of the workspace, to count uploads; see `Nouns` of `lib/core/nouns.ts`. */
export const uploads = ({ workspaceId }: Actor) =>
  sql`select octet_length(${chatPictures.content}) as size, ${chatPictures.senderId} as uploaded_by, ${chatPictures.createdAt}
    from ${chatPictures} where ${chatPictures.workspaceId} = ${workspaceId}`

/** Deletes pictures that the caller uploaded more than a day ago and never sent. */
export const dropUnsent = ({ db, workspaceId, userId }: Scope) =>
  db.delete(chatPictures).where(
    and(
      eq(chatPictures.workspaceId, workspaceId),
      eq(chatPictures.senderId, userId),
      lt(chatPictures.createdAt, sql`now() - interval '1 day'`),
      notExists(
        db
          .select({ one: sql`1` })
          .from(chatMessages)
          .where(
            and(eq(chatMessages.workspaceId, chatPictures.workspaceId), eq(chatMessages.pictureId, chatPictures.id)),
          ),
      ),
    ),
  )

/** Whether the caller uploaded this picture for a message to this contact. */
export const isForContact = async (scope: Scope, contactId: number, id: string): Promise<boolean> =>
  (await scope.db.$count(
    chatPictures,
    between(scope, chatPictures, contactId, eq(chatPictures.id, id), eq(chatPictures.senderId, scope.userId)),
  )) > 0

/** Finds a picture of one of the caller's conversations. */
export async function findPicture({ db, workspaceId, userId }: Scope, id: string) {
  const [row] = await db
    .select({ type: chatPictures.type, content: chatPictures.content })
    .from(chatPictures)
    .where(
      and(
        eq(chatPictures.workspaceId, workspaceId),
        eq(chatPictures.id, id),
        or(eq(chatPictures.lowId, userId), eq(chatPictures.highId, userId)),
      ),
    )
  return row
}
