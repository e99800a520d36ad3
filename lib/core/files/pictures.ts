import { and, eq } from "drizzle-orm"
import sharp, { type ResizeOptions } from "sharp"
import { files } from "../db/table"
import type { Scope } from "../db/types"
import { invalid } from "../http/errors"
import { requireFileRoom } from "../limits/files"
import { hasTooManyScans, pictureKind } from "./picture-kind"
import { inTurn } from "./picture-queue"

/** Max size of a decoded picture in millions of pixels; a small file can contain a huge picture. */
const maxMegapixels = 40
const decodingTimeout = { seconds: 10 }

// Only the loaders of formats we accept, so that an SVG or TIFF sent under another name is never parsed.
const loaders = ["Png", "Jpeg", "Webp", "Nsgif"].map((kind) => `VipsForeignLoad${kind}Buffer`)
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({ operation: loaders })
// One thread per picture, and no cache, since each picture is decoded once.
sharp.concurrency(1)
sharp.cache(false)

/** An uploaded file with its declared type. */
export interface SentFile {
  type: string
  content: Uint8Array
}

/** Checks that the first bytes of a file match its declared type. @throws HttpError 422 */
function checkKind({ type, content }: SentFile): void {
  const kind = pictureKind(content)
  if (!kind || (kind.name === "JPEG" && hasTooManyScans(content))) throw invalid({ file: "notPicture" })
  if (kind.type !== type) throw invalid({ file: ["pictureKind", { kind: kind.name }] })
}

async function resized(file: SentFile, size: ResizeOptions, format: "webp" | "png" = "webp") {
  checkKind(file)
  // Reads only the first frame of an animation.
  const options = { limitInputPixels: maxMegapixels * 1_000_000, failOn: "error", pages: 1 } as const
  return inTurn(async () => {
    try {
      return await sharp(file.content, options)
        .rotate()
        .resize(size)
        .toFormat(format, format === "webp" ? { quality: 82 } : {})
        .timeout(decodingTimeout)
        .toBuffer({ resolveWithObject: true })
    } catch (error) {
      const isTooBig = /pixel limit/.test(String(error))
      throw invalid({ file: isTooBig ? ["pictureTooBig", { megapixels: maxMegapixels }] : "notPicture" })
    }
  })
}

/**
 * A square WebP picture of `size` pixels, upright and without metadata.
 * @throws HttpError 422 if the file is not a picture of its declared type, 503 if too many are being decoded
 */
export const squarePicture = async (file: SentFile, size: number): Promise<Uint8Array> =>
  (await resized(file, { width: size, height: size, fit: "cover", position: "attention" })).data

/** Like `squarePicture`, but uncropped within `maxPixels` each way, and with its size in pixels. */
export async function fittedPicture(file: SentFile, maxPixels: number) {
  const { data, info } = await resized(file, {
    width: maxPixels,
    height: maxPixels,
    fit: "inside",
    withoutEnlargement: true,
  })
  return { content: data as Uint8Array, width: info.width, height: info.height }
}

/** Like `squarePicture`, but uncropped within `maxPixels` each way. */
export const wholePicture = async (file: SentFile, maxPixels: number): Promise<Uint8Array> =>
  (await fittedPicture(file, maxPixels)).content

/** Like `wholePicture`, but PNG, which PDF files can contain. */
export const printablePicture = async (file: SentFile, maxPixels: number): Promise<Uint8Array> =>
  (await resized(file, { width: maxPixels, height: maxPixels, fit: "inside", withoutEnlargement: true }, "png")).data

interface FileOptions {
  /** Only for its uploader, and for those who may see a record with it: see `mayReadFile` of `lib/core/nouns.ts`. */
  isRestricted?: boolean
}

/** Stores a file. @returns the address it is served at @throws HttpError 403 or 429 beyond a limit, see `requireFileRoom` */
export async function storeFile(
  scope: Scope,
  type: string,
  content: Uint8Array,
  { isRestricted = false }: FileOptions = {},
): Promise<string> {
  const { db, workspaceId, userId } = scope
  await requireFileRoom(scope, content.length)
  const values = { workspaceId, type, content, uploadedBy: userId, isRestricted }
  const [row] = await db.insert(files).values(values).returning({ id: files.id })
  return `/api/files/${row?.id}`
}

const idIn = (address: string) => /^\/api\/files\/([0-9a-f-]{36})$/.exec(address)?.[1]

/** Checks that a restricted file is the caller's own upload, so that nobody gets to see one by naming it. @throws HttpError 422 */
export async function requireOwnUpload({ db, workspaceId, userId }: Scope, address: string, field: string) {
  const id = idIn(address)
  const [row] = id
    ? await db
        .select({ uploadedBy: files.uploadedBy, isRestricted: files.isRestricted })
        .from(files)
        .where(and(eq(files.workspaceId, workspaceId), eq(files.id, id)))
    : []
  if (!row?.isRestricted || row.uploadedBy !== userId) throw invalid({ [field]: "notUploaded" })
}

/** The content of a file by its address; undefined if there is none. */
export async function findFile({ db, workspaceId }: Scope, address: string): Promise<Uint8Array | undefined> {
  const id = idIn(address)
  if (!id) return undefined
  const [row] = await db
    .select({ content: files.content })
    .from(files)
    .where(and(eq(files.workspaceId, workspaceId), eq(files.id, id)))
  return row?.content
}

/** Deletes a file that is no longer used. Ignores addresses that are not ours. */
export async function deleteFile({ db, workspaceId }: Scope, address: string): Promise<void> {
  const id = idIn(address)
  if (id) await db.delete(files).where(and(eq(files.workspaceId, workspaceId), eq(files.id, id)))
}
