import { config } from "@/lib/core/config"
import { handler } from "@/lib/core/http/handler"
import { openApiDocument } from "@/lib/core/http/openapi"
import { endpoints } from "@/lib/features"
import { openApi } from "../contract/server"

let document: ReturnType<typeof openApiDocument> | undefined

export const openApiHandler = handler(openApi, async () => {
  document ??= openApiDocument(endpoints, config().appUrl)
  return document
})
