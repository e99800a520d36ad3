import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { files } from "@/lib/core/db/table"
import type { Scope } from "@/lib/core/db/types"
import { mailAttachments, mailFiles, mails, shownFileName } from "../table"

interface ReceivedFile {
  id: string
  fileName: string
  type: string
  content: Uint8Array
}

/** The attachments of a mail of the caller whose names end in one of `endings`, in order. Mails of others have no attachments. */
export function readAttachments(
  { db, workspaceId, userId }: Scope,
  mailId: number,
  endings: readonly string[],
): Promise<ReceivedFile[]> {
  const ending = sql<string>`lower(substring(${mailFiles.fileName} from '\\.([^.]*)$'))`
  return db
    .select({ id: files.id, fileName: shownFileName, type: files.type, content: files.content })
    .from(mailAttachments)
    .innerJoin(mails, and(eq(mails.workspaceId, mailAttachments.workspaceId), eq(mails.id, mailAttachments.mailId)))
    .innerJoin(
      mailFiles,
      and(eq(mailFiles.workspaceId, mailAttachments.workspaceId), eq(mailFiles.fileId, mailAttachments.fileId)),
    )
    .innerJoin(files, and(eq(files.workspaceId, mailFiles.workspaceId), eq(files.id, mailFiles.fileId)))
    .where(
      and(
        eq(mailAttachments.workspaceId, workspaceId),
        eq(mailAttachments.mailId, mailId),
        eq(mails.userId, userId),
        inArray(ending, endings as string[]),
      ),
    )
    .orderBy(asc(mailAttachments.position))
}
