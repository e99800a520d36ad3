import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { fittedPicture, type SentFile } from "@/lib/core/files/pictures"
import { notFound } from "@/lib/core/http/errors"
import type { BinaryResponse } from "@/lib/core/http/handler"
import type { Picture } from "../schema"
import { contactOf, requireNotBlocked } from "../service"
import { pictureOf } from "../store/answers"
import * as store from "../store/pictures"

/** Max width and height: sharp on a large screen, and still quick to load. */
const maxPixels = 1600

/** Checks that the caller may write to the contact. @throws HttpError 404 for no contact, 403 if either blocked the other */
async function checkContact(scope: Scope, contactId: number): Promise<void> {
  await contactOf(scope, contactId)
  await requireNotBlocked(scope, contactId)
}

/** Stores a picture for a message. No transaction is open while it is decoded. @throws HttpError 403, 404, 422 or 503 */
export async function storePicture(actor: Actor, contactId: number, file: SentFile): Promise<Picture> {
  await tx(actor, (scope) => checkContact(scope, contactId))
  const picture = await fittedPicture(file, maxPixels)
  return tx(actor, async (scope) => {
    await checkContact(scope, contactId)
    await store.dropUnsent(scope)
    const id = await store.insertPicture(scope, contactId, { type: "image/webp", ...picture })
    return pictureOf({ pictureId: id, width: picture.width, height: picture.height })
  })
}

/** Returns a picture. @throws HttpError 404 for anyone outside the conversation */
export async function show(scope: Scope, id: string): Promise<BinaryResponse> {
  const picture = await store.findPicture(scope, id)
  if (!picture) throw notFound()
  return { ...picture, etag: `"${id}"` }
}
