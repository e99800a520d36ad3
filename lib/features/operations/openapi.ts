import { config } from "@/lib/core/config"
import { handler } from "@/lib/core/http/handler"
import { openApiDocument } from "@/lib/core/http/openapi"
import { calls } from "@/lib/features"
import { openApi } from "./contract"

let document: ReturnType<typeof openApiDocument> | undefined

export const openApiHandler = handler(openApi, async () => {
  document ??= openApiDocument(calls, config().appUrl)
  return document
})
