import { and, eq, or, sql } from "drizzle-orm"
import { files } from "@/lib/core/db/table"
import type { Scope } from "@/lib/core/db/types"
import { mailAttachments, mailFiles, mails } from "@/lib/features/email/table"

/**
 * A file that the caller may see. Everybody in the workspace sees pictures; attachments are visible to their uploader and
 * to users who have a mail with them in their mailbox.
 */
export async function findFile({ db, workspaceId, userId }: Scope, id: string) {
  const isMailed = and(
    eq(mailFiles.workspaceId, workspaceId),
    or(eq(mailFiles.fileId, id), eq(mailFiles.thumbnailId, id)),
  )
  const holds = sql`exists (
    select 1 from ${mailAttachments} a join ${mails} m on m.workspace_id = a.workspace_id and m.id = a.mail_id
    where a.workspace_id = ${workspaceId} and a.file_id = ${mailFiles.fileId} and m.user_id = ${userId})`
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.workspaceId, workspaceId),
        eq(files.id, id),
        sql`not exists (select 1 from ${mailFiles} where ${isMailed} and ${mailFiles.userId} <> ${userId} and not ${holds})`,
      ),
    )
  return file
}
