import { and, eq } from "drizzle-orm"
import sharp, { type ResizeOptions } from "sharp"
import { files } from "../db/table"
import type { Scope } from "../db/types"
import { HttpError } from "../http/errors"

/** Most pixels a picture may unfold to; a small file can hold a huge one. */
const maxPixels = 40_000_000

async function resized(content: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: "error" })
      .rotate()
      .resize(size)
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new HttpError(422, "invalid", { fields: { file: "notPicture" } })
  }
}

/**
 * A square picture of `size` pixels as WebP, turned upright and without the camera's notes.
 * @throws HttpError 422 for what is not a picture
 */
export const squarePicture = (content: Uint8Array, size: number): Promise<Uint8Array> =>
  resized(content, { width: size, height: size, fit: "cover", position: "attention" })

/**
 * A whole picture of at most `most` pixels each way, otherwise as `squarePicture`.
 * @throws HttpError 422 for what is not a picture
 */
export const wholePicture = (content: Uint8Array, most: number): Promise<Uint8Array> =>
  resized(content, { width: most, height: most, fit: "inside", withoutEnlargement: true })

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
