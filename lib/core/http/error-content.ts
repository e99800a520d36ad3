import { translator } from "../i18n/translator"
import type { ClientInfo } from "./client-info"
import { isV1 } from "./endpoint"
import { errorBody, problemOf } from "./error-body"
import type { HttpError } from "./errors"
import { reasonOf } from "./reason"

/** The media type and body of an error response, in the caller's language. */
export async function errorContent(error: HttpError, { locale, requestId }: ClientInfo, path: string) {
  const t = await translator(locale, "errors")
  const reason = await reasonOf(error, locale)
  return isV1({ path })
    ? { type: "application/problem+json", body: problemOf(error, t, requestId, { path, reason }) }
    : { type: "application/json", body: errorBody(error, t, requestId, reason) }
}
