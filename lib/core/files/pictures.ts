import { and, eq } from "drizzle-orm"
import sharp, { type ResizeOptions } from "sharp"
import { files } from "../db/table"
import type { Scope } from "../db/types"
import { invalid } from "../http/errors"
import { requireFileRoom } from "../limits/files"
import { hasTooManyScans, pictureKind } from "./picture-kind"
import { inTurn } from "./picture-queue"

/** Most pixels a picture may unfold to, in millions; a small file can hold a huge one. */
const maxMegapixels = 40
const longestDecoding = { seconds: 10 }

// Only the loaders of the pictures we take: an SVG or a TIFF sent under another name is not even looked at.
const loaders = ["Png", "Jpeg", "Webp", "Nsgif"].map((kind) => `VipsForeignLoad${kind}Buffer`)
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({ operation: loaders })
// One picture occupies one thread, and nothing is kept of pictures that are decoded once.
sharp.concurrency(1)
sharp.cache(false)

/** A file as it was sent, with the type it was sent as. */
export interface SentFile {
  type: string
  content: Uint8Array
}

/** Checks by its own bytes that a file is the picture it was sent as. @throws HttpError 422 */
function checkKind({ type, content }: SentFile): void {
  const kind = pictureKind(content)
  if (!kind || (kind.name === "JPEG" && hasTooManyScans(content))) throw invalid({ file: "notPicture" })
  if (kind.type !== type) throw invalid({ file: ["pictureKind", { kind: kind.name }] })
}

async function resized(file: SentFile, size: ResizeOptions) {
  checkKind(file)
  // Of an animation, only the first picture is read.
  const options = { limitInputPixels: maxMegapixels * 1_000_000, failOn: "error", pages: 1 } as const
  return inTurn(async () => {
    try {
      return await sharp(file.content, options)
        .rotate()
        .resize(size)
        .webp({ quality: 82 })
        .timeout(longestDecoding)
        .toBuffer({ resolveWithObject: true })
    } catch (error) {
      const isTooBig = /pixel limit/.test(String(error))
      throw invalid({ file: isTooBig ? ["pictureTooBig", { megapixels: maxMegapixels }] : "notPicture" })
    }
  })
}

/**
 * A square picture of `size` pixels as WebP, turned upright and without the camera's notes.
 * @throws HttpError 422 for what is not the picture it was sent as, 503 when too many are being decoded
 */
export const squarePicture = async (file: SentFile, size: number): Promise<Uint8Array> =>
  (await resized(file, { width: size, height: size, fit: "cover", position: "attention" })).data

/** A whole picture of at most `most` pixels each way with its size, otherwise as `squarePicture`. */
export async function fittedPicture(file: SentFile, most: number) {
  const { data, info } = await resized(file, { width: most, height: most, fit: "inside", withoutEnlargement: true })
  return { content: data as Uint8Array, width: info.width, height: info.height }
}

/** A whole picture of at most `most` pixels each way, otherwise as `squarePicture`. */
export const wholePicture = async (file: SentFile, most: number): Promise<Uint8Array> =>
  (await fittedPicture(file, most)).content

/** Stores a file. @returns the address it is served at @throws HttpError 403 or 429 beyond a limit, see `requireFileRoom` */
export async function keepFile(scope: Scope, type: string, content: Uint8Array): Promise<string> {
  const { db, workspaceId, userId } = scope
  await requireFileRoom(scope, content.length)
  const values = { workspaceId, type, content, uploadedBy: userId }
  const [row] = await db.insert(files).values(values).returning({ id: files.id })
  return `/api/files/${row?.id}`
}

/** Drops a file that nothing shows any more; addresses that are not ours are left alone. */
export async function dropFile({ db, workspaceId }: Scope, address: string): Promise<void> {
  const id = /^\/api\/files\/([0-9a-f-]{36})$/.exec(address)?.[1]
  if (id) await db.delete(files).where(and(eq(files.workspaceId, workspaceId), eq(files.id, id)))
}
