import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { fittedPicture, type SentFile } from "@/lib/core/files/pictures"
import { notFound } from "@/lib/core/http/errors"
import type { BinaryAnswer } from "@/lib/core/http/handler"
import type { Picture } from "./schema"
import { contactOf, refuseBlocked } from "./service"
import { pictureOf } from "./store/answers"
import * as store from "./store/pictures"

/** Most pixels each way: sharp on a large screen, and still quick to come. */
const mostPixels = 1600

/** Refuses a picture for somebody whom the caller may not write to. @throws HttpError 404 or 422 */
async function checkContact(scope: Scope, contactId: number): Promise<void> {
  await contactOf(scope, contactId)
  await refuseBlocked(scope, contactId)
}

/** Keeps a picture for a message to a contact; no transaction is open while it is decoded. @throws HttpError 404, 422 or 503 */
export async function keep(actor: Actor, contactId: number, given: SentFile): Promise<Picture> {
  await tx(actor, (scope) => checkContact(scope, contactId))
  const picture = await fittedPicture(given, mostPixels)
  return tx(actor, async (scope) => {
    await checkContact(scope, contactId)
    await store.dropUnsent(scope)
    const id = await store.insertPicture(scope, contactId, { type: "image/webp", ...picture })
    return pictureOf({ pictureId: id, width: picture.width, height: picture.height })
  })
}

/** @throws HttpError 404 for everyone but the two who talk */
export async function show(scope: Scope, id: string): Promise<BinaryAnswer> {
  const picture = await store.findPicture(scope, id)
  if (!picture) throw notFound()
  return { ...picture, etag: `"${id}"` }
}
