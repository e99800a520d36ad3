import { tx } from "@/lib/core/db/tx"
import { printablePicture, storeFile } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/logos"
import { logoSize } from "../values"

/** Logos that a business no longer uses aren't deleted, because issued invoices still print them. */
export const uploadBusinessLogoHandler = handler(contract.uploadBusinessLogo, async ({ scope: actor, upload }) => {
  const picture = await printablePicture(upload, logoSize)
  return tx(actor, async (scope) => ({ logo: await storeFile(scope, "image/png", picture) }))
})
