import type { Translate } from "../i18n/translator"
import type { ErrorCode, HttpError, MessageKey } from "./errors"

export const textOf = (t: Translate, message: MessageKey) =>
  typeof message === "string" ? t(message) : t(message[0], message[1])

/** The body of every error response. */
export interface ErrorBody {
  error: string | Record<string, string[]>
  code: ErrorCode
  /** The missing right, and who can grant it. */
  reason?: string
  current?: object
  approvable?: object
}

/** @param reason the text of `error.reason`, see `reasonOf` */
export function errorBody(error: HttpError, t: Translate, requestId: string, reason?: string): ErrorBody {
  const why = reason ? { reason } : {}
  if (!error.fields) {
    const message = error.code === "internal" ? t("internal", { id: requestId }) : textOf(t, error.key)
    return {
      error: message,
      code: error.code,
      ...why,
      ...(error.current && { current: error.current }),
      ...(error.approvable && { approvable: error.approvable }),
    }
  }
  const fields = Object.entries(error.fields).map(([field, message]) => [
    field,
    typeof message === "object" && "text" in message ? message.text : [textOf(t, message as MessageKey)],
  ])
  return {
    error: Object.fromEntries(fields),
    code: error.code,
    ...why,
    ...(error.current && { current: error.current }),
  }
}

/** The body of an error response of a v1 endpoint: a problem document (RFC 9457). */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code: ErrorCode
  requestId: string
  errors?: { field: string; messages: string[] }[]
  current?: object
  /** The action that an approval has to name, for `approval_required`. */
  approvable?: object
}

/** Converts an error to a problem document, with the path of the request. A `reason` becomes the detail. */
export function problemOf(
  error: HttpError,
  t: Translate,
  requestId: string,
  { path: instance, reason }: { path: string; reason?: string },
): Problem {
  const { error: text, code, current, approvable } = errorBody(error, t, requestId)
  const title = code.replaceAll("_", " ")
  return {
    type: `urn:problem-type:cornerledger:${code}`,
    title: title[0]?.toUpperCase() + title.slice(1),
    status: error.status,
    detail: reason ?? (typeof text === "string" ? text : Object.values(text).flat().join(" ")),
    instance,
    code,
    requestId,
    ...(typeof text === "object" && {
      errors: Object.entries(text).map(([field, messages]) => ({ field, messages })),
    }),
    ...(current && { current }),
    ...(approvable && { approvable }),
  }
}
