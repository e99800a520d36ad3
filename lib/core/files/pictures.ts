import { and, eq } from "drizzle-orm"
import sharp from "sharp"
import { files } from "../db/table"
import type { Scope } from "../db/types"
import { HttpError } from "../http/errors"

/** Most pixels a picture may unfold to; a small file can hold a huge one. */
const maxPixels = 40_000_000

/**
 * A square picture of `size` pixels as WebP, turned upright and without the camera's notes.
 * @throws HttpError 422 for what is not a picture
 */
export async function squarePicture(content: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: "error" })
      .rotate()
      .resize(size, size, { fit: "cover", position: "attention" })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new HttpError(422, "invalid", { fields: { file: "notPicture" } })
  }
}

/** Keeps a file in the store. @returns the address it is served at */
export async function keepFile({ db, workspaceId }: Scope, type: string, content: Uint8Array): Promise<string> {
  const [row] = await db.insert(files).values({ workspaceId, type, content }).returning({ id: files.id })
  return `/api/files/${row?.id}`
}

/** Drops a file that nothing shows any more; addresses that are not ours are left alone. */
export async function dropFile({ db, workspaceId }: Scope, address: string): Promise<void> {
  const id = /^\/api\/files\/([0-9a-f-]{36})$/.exec(address)?.[1]
  if (id) await db.delete(files).where(and(eq(files.workspaceId, workspaceId), eq(files.id, id)))
}
