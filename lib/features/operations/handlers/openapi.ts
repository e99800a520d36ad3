import { config } from "@/lib/core/config"
import { handler } from "@/lib/core/http/handler"
import { openApiDocument } from "@/lib/core/http/openapi/document"
import { endpoints } from "@/lib/features"
import { tags } from "@/lib/features/tags"
import { openApi } from "../contract/server"

let document: ReturnType<typeof openApiDocument> | undefined

export const openApiHandler = handler(openApi, async () => {
  document ??= openApiDocument(endpoints, config().appUrl, tags)
  return document
})
