import { and, eq } from "drizzle-orm"
import type { Principal } from "@/lib/core/auth/principal"
import { files } from "@/lib/core/db/table"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { referencedFileIds } from "@/lib/core/files/references"
import { type ZippedFile, zipped } from "@/lib/core/files/zip"
import { streamOf } from "@/lib/core/http/stream-of"
import { chatPictures } from "@/lib/features/chat/table"
import { personalRows } from "../store/personal-rows"

type Rows = Record<string, Record<string, unknown>[]>

interface Entry {
  /** Path in the archive; an extension is added by the file's type if it has none. */
  name: string
  read: (scope: Scope) => Promise<{ type: string; content: Uint8Array } | undefined>
}

const extensionOf = (type: string) => /^(?:image|text)\/([a-z]+)/.exec(type)?.[1]?.replace("jpeg", "jpg") ?? "bin"
const safe = (name: string) => name.replace(/[^\p{L}\p{N}._ -]/gu, "_").slice(-100)

async function readFile({ db, workspaceId }: Scope, id: string) {
  const [file] = await db
    .select({ type: files.type, content: files.content })
    .from(files)
    .where(and(eq(files.workspaceId, workspaceId), eq(files.id, id)))
  return file
}

async function readPicture({ db, workspaceId }: Scope, id: string) {
  const [picture] = await db
    .select({ type: chatPictures.type, content: chatPictures.content })
    .from(chatPictures)
    .where(and(eq(chatPictures.workspaceId, workspaceId), eq(chatPictures.id, id)))
  return picture
}

/** Lists the files behind a person's rows: pictures, mail attachments, and pictures sent in conversations. */
function entriesFor(data: Rows): Entry[] {
  const names = new Map((data.mail_files ?? []).map((row) => [String(row.file_id), String(row.file_name)]))
  const referred = referencedFileIds(Object.values(data).flat()).map((id): Entry => {
    const name = names.get(id)
    return { name: `files/${id}${name ? `-${safe(name)}` : ""}`, read: (scope) => readFile(scope, id) }
  })
  const pictures = (data.chat_pictures ?? []).map(
    ({ id }): Entry => ({ name: `chat/${id}`, read: (scope) => readPicture(scope, String(id)) }),
  )
  return [...referred, ...pictures]
}

/** The files of a person's archive. */
async function* filesFor(principal: Principal, data: Rows): AsyncGenerator<ZippedFile> {
  const exported = { exportedAt: new Date().toISOString(), data }
  yield { name: "data.json", content: new TextEncoder().encode(JSON.stringify(exported, null, 2)) }
  for (const entry of entriesFor(data)) {
    const file = await tx(principal, entry.read)
    if (!file) continue
    const name = `${entry.name}${entry.name.includes(".") ? "" : `.${extensionOf(file.type)}`}`
    // Pictures and most attachments are already compressed.
    yield { name, content: file.content, isCompressed: true }
  }
}

/**
 * Streams a person's data as a ZIP file: `data.json` with their rows by table, and the files those refer to. Reads one file
 * at a time, as fast as the archive is downloaded.
 */
export async function archive(principal: Principal): Promise<ReadableStream<Uint8Array>> {
  const data = await tx(principal, (scope) => personalRows(scope, scope.userId))
  return streamOf(zipped(filesFor(principal, data)))
}
