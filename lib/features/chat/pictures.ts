import sharp from "sharp"
import type { Scope } from "@/lib/core/db/types"
import { wholePicture } from "@/lib/core/files/pictures"
import { notFound } from "@/lib/core/http/errors"
import type { BinaryAnswer } from "@/lib/core/http/handler"
import type { Picture } from "./schema"
import { contactOf, refuseBlocked } from "./service"
import { pictureOf } from "./store/answers"
import * as store from "./store/pictures"

/** Most pixels each way: sharp on a large screen, and still quick to come. */
const mostPixels = 1600

/** Keeps a picture for a message to a contact. @throws HttpError 422 for what is not a picture */
export async function keep(scope: Scope, contactId: number, given: Uint8Array): Promise<Picture> {
  await contactOf(scope, contactId)
  await refuseBlocked(scope, contactId)
  const content = await wholePicture(given, mostPixels)
  const { width = 1, height = 1 } = await sharp(content).metadata()
  await store.dropUnsent(scope)
  const id = await store.insertPicture(scope, contactId, { type: "image/webp", content, width, height })
  return pictureOf({ pictureId: id, width, height })
}

/** @throws HttpError 404 for everyone but the two who talk */
export async function show(scope: Scope, id: string): Promise<BinaryAnswer> {
  const picture = await store.findPicture(scope, id)
  if (!picture) throw notFound()
  return { ...picture, etag: `"${id}"` }
}
