import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import { idList } from "@/lib/core/db/rows"
import { files } from "@/lib/core/db/table"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { hiddenInNames } from "@/lib/core/files/file-name"
import { type SentFile, squarePicture, storeFile } from "@/lib/core/files/pictures"
import { invalid, notFound } from "@/lib/core/http/errors"
import { mailOutbox, mailOutboxFiles } from "@/lib/core/outbox/table"
import type { Attachment } from "../schema"
import { mailAttachments, mailFiles, mails } from "../table"
import { maxAttachedBytes } from "../values"

const thumbnailSize = 96
const address = (id: string) => `/api/files/${id}`
const idOf = (url: string) => url.slice(address("").length)

const isAttached = (...where: (SQL | undefined)[]) => sql`exists (
  select 1 from ${mailAttachments} join ${mails}
    on ${mails.workspaceId} = ${mailAttachments.workspaceId} and ${mails.id} = ${mailAttachments.mailId}
  where ${and(eq(mailAttachments.workspaceId, mailFiles.workspaceId), eq(mailAttachments.fileId, mailFiles.fileId), ...where)})`

/** Deletes the caller's uploads that are more than a day old and not attached to any mail. */
async function sweep({ db, workspaceId, userId }: Scope): Promise<void> {
  await db.execute(sql`
    delete from ${files} where ${files.workspaceId} = ${workspaceId} and ${files.id} in (
      select unnest(array[${mailFiles.fileId}, ${mailFiles.thumbnailId}]) from ${mailFiles}
      where ${mailFiles.workspaceId} = ${workspaceId} and ${mailFiles.userId} = ${userId}
        and ${mailFiles.createdAt} < now() - interval '1 day' and not ${isAttached()})`)
}

const thumbnailOf = async (file: SentFile) =>
  file.type.startsWith("image/") ? squarePicture(file, thumbnailSize) : undefined

/** Stores a file for a mail that is being written. @throws HttpError 422 if the file claims to be a picture and isn't */
export async function upload(actor: Actor, fileName: string, file: SentFile) {
  const { type, content } = file
  const thumbnail = await thumbnailOf(file)
  return tx(actor, async (scope): Promise<Attachment> => {
    const url = await storeFile(scope, type, content)
    const small = thumbnail && (await storeFile(scope, "image/webp", thumbnail))
    const size = content.length
    const row = { fileId: idOf(url), fileName, size, thumbnailId: small ? idOf(small) : null }
    await scope.db.insert(mailFiles).values({ ...row, workspaceId: scope.workspaceId, userId: scope.userId })
    await sweep(scope)
    return { fileName, thumbnail: small ?? "", url, size }
  })
}

/**
 * Replaces a mail's attachments, in the given order. Users may attach files they uploaded or have in their mailbox.
 * @throws HttpError 404 for any other file, 422 if the files are too large together
 */
export async function attach(scope: Scope, mailId: number, given: { url: string }[]): Promise<void> {
  const { db, workspaceId, userId } = scope
  const fileIds = [...new Set(given.map(({ url }) => idOf(url)))]
  await db
    .delete(mailAttachments)
    .where(and(eq(mailAttachments.workspaceId, workspaceId), eq(mailAttachments.mailId, mailId)))
  if (fileIds.length === 0) return
  const mayUse = or(eq(mailFiles.userId, userId), isAttached(eq(mails.userId, userId)))
  const known = await db
    .select({ size: mailFiles.size })
    .from(mailFiles)
    .where(and(eq(mailFiles.workspaceId, workspaceId), inArray(mailFiles.fileId, fileIds), mayUse))
  if (known.length !== fileIds.length) throw notFound()
  if (known.reduce((sum, { size }) => sum + size, 0) > maxAttachedBytes) {
    throw invalid({ "email.attachments": ["tooLarge", { limit: `${maxAttachedBytes / 1_000_000} MB` }] })
  }
  await db
    .insert(mailAttachments)
    .values(fileIds.map((fileId, position) => ({ workspaceId, mailId, position, fileId })))
}

/** Copies the files of queued mails into the outbox, so that they are sent even if the mail is deleted meanwhile. */
export const copyToOutbox = ({ db, workspaceId }: Scope, mailIds: number[]) =>
  db.execute(sql`
    insert into ${mailOutboxFiles} (workspace_id, mail_id, position, file_name, type, content)
    select queued.workspace_id, queued.id, a.position, translate(f.file_name, ${hiddenInNames}, ''), stored.type, stored.content
    from ${mailOutbox} queued
    join ${mailAttachments} a on a.workspace_id = queued.workspace_id and a.mail_id = queued.record_id
    join ${mailFiles} f on f.workspace_id = a.workspace_id and f.file_id = a.file_id
    join ${files} stored on stored.workspace_id = f.workspace_id and stored.id = f.file_id
    where queued.workspace_id = ${workspaceId} and queued.kind = 'email' and queued.state = 'queued'
      and queued.record_id in ${idList(mailIds)}`)
