import type { Translate } from "../i18n/translator"
import { type ErrorCode, errorBody, type HttpError } from "./errors"

/** The body of an error response of a v1 endpoint: a problem document (RFC 9457). */
interface Problem {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code: ErrorCode
  requestId: string
  errors?: { field: string; messages: string[] }[]
  current?: object
}

/** Converts an error into a problem document. `instance` is the path of the request. */
export function problemOf(error: HttpError, t: Translate, requestId: string, instance: string): Problem {
  const { error: text, code, current } = errorBody(error, t, requestId)
  const title = code.replaceAll("_", " ")
  return {
    type: `urn:problem-type:cornerledger:${code}`,
    title: title[0]?.toUpperCase() + title.slice(1),
    status: error.status,
    detail: typeof text === "string" ? text : Object.values(text).flat().join(" "),
    instance,
    code,
    requestId,
    ...(typeof text === "object" && {
      errors: Object.entries(text).map(([field, messages]) => ({ field, messages })),
    }),
    ...(current && { current }),
  }
}
