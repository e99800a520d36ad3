import { dispositionOf } from "@/lib/core/files/file-name"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import { fileOf } from "./service/files"
import { formatsOf } from "./service/formats"

export const getInvoiceFileHandler = handler(contract.getInvoiceFile, async ({ scope, params, query }) => {
  const { name, type, content } = await fileOf(scope, params.id, query.format)
  const disposition = dispositionOf(name, "attachment")
  return { type, content, headers: { "cache-control": "private, no-cache", "content-disposition": disposition } }
})

export const listInvoiceFormatsHandler = handler(contract.listInvoiceFormats, ({ scope, params }) =>
  formatsOf(scope, params.id),
)
