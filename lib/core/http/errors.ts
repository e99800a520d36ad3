import type { Rule } from "../auth/ability"
import type { Placed } from "../auth/grants"
import { ConfigError } from "../config"
import { isDisconnection, outcomeUnknown, sqlState, violatedConstraint } from "../db/sqlstate"

/** The stable, machine-readable codes of docs/contract.md, Responses. */
export type ErrorCode =
  | "not_found"
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "conflict"
  | "too_large"
  | "rate_limited"
  | "method_not_allowed"
  | "unavailable"
  | "internal"
  | "two_step_required"
  | "two_step_invalid"
  | "confirmation_required"
  | "email_unconfirmed"
  | "quota_exceeded"
  | "key_not_allowed"
  | "idempotency_key_required"
  | "idempotency_mismatch"
  | "idempotency_in_progress"
  | "period_locked"
  | "insufficient_funds"
  | "account_archived"
  | "already_reversed"
  | "reversal_of_reversal"
  | "viewing"
  | "approval_required"
  | "till_closed"

/** A key of messages/<locale>/errors.json, with its arguments. */
export type MessageKey = string | readonly [key: string, values: Record<string, string | number>]
/** Text that is already translated. */
export interface ReadyText {
  text: string[]
}
export type Fields = Record<string, MessageKey | ReadyText>

const usualMessage: Record<ErrorCode, string> = {
  not_found: "notFound",
  invalid: "invalid",
  unauthorized: "unauthorized",
  forbidden: "forbidden",
  conflict: "conflict",
  too_large: "tooLarge",
  rate_limited: "rateLimited",
  method_not_allowed: "methodNotAllowed",
  unavailable: "unavailable",
  internal: "internal",
  two_step_required: "codeRequired",
  two_step_invalid: "codeWrong",
  confirmation_required: "confirmFirst",
  email_unconfirmed: "emailUnconfirmed",
  quota_exceeded: "quotaRows",
  key_not_allowed: "keyNotAllowed",
  idempotency_key_required: "keyMissing",
  idempotency_mismatch: "keyUsed",
  idempotency_in_progress: "keyInUse",
  period_locked: "periodLocked",
  insufficient_funds: "insufficientFunds",
  account_archived: "accountArchived",
  already_reversed: "alreadyReversed",
  reversal_of_reversal: "reversalOfReversal",
  viewing: "viewing",
  approval_required: "approvalRequired",
  till_closed: "tillClosed",
}

/** A right that the caller lacks. */
export interface Refusal {
  right: Rule
  /** Whether they lack it altogether, have it on their own records only, or at other places only. */
  why: "missing" | "own" | "here"
  /** Where they lack it, if it was about a record. */
  place?: Placed
  /** Those who have it there, and colleagues may know; see `Nouns.namesFor`. */
  names?: string[]
}

export const errorCodes = Object.keys(usualMessage) as ErrorCode[]

interface Details {
  message?: MessageKey
  /** Explains a 403 beyond the message. On a 404 it is for the log only. */
  reason?: MessageKey | Refusal
  fields?: Fields
  headers?: Record<string, string>
  /** For `approval_required`: the action, as an approval names it. */
  approvable?: object
  /** For a stale version: the record as it is now, already in the shape of the API. */
  current?: object
}

/** An error response. Throw it anywhere under a handler; `errorBody` creates its body. */
export class HttpError extends Error {
  readonly message: string
  readonly key: MessageKey
  readonly fields?: Fields
  readonly headers?: Record<string, string>
  readonly current?: object
  readonly approvable?: object
  readonly reason?: MessageKey | Refusal

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    { message, fields, headers, current, approvable, reason }: Details = {},
  ) {
    super(`${status} ${code}`)
    this.message = `${status} ${code}`
    this.key = message ?? usualMessage[code]
    this.fields = fields
    this.headers = headers
    this.current = current
    this.approvable = approvable
    this.reason = reason
  }
}

/** A field-level 422. */
export const invalid = (fields: Fields) => new HttpError(422, "invalid", { fields })
/** A field-level 409. */
export const conflict = (fields: Fields) => new HttpError(409, "conflict", { fields })
/** A 429 that may be repeated after `seconds`. */
export const tooManyRequests = (message: MessageKey, seconds: number) =>
  new HttpError(429, "rate_limited", { message, headers: { "retry-after": String(seconds) } })
export const notFound = () => new HttpError(404, "not_found")
/** A 403 that names the missing right. */
export const forbidden = (right: Rule, why: Refusal["why"] = "missing") =>
  new HttpError(403, "forbidden", { reason: { right, why } })

/** The field of a unique index. Tables name their indexes `<table>_<field>_key`. */
const uniqueField = (constraint: string | undefined) => /_(email|username|number|slug)_key$/.exec(constraint ?? "")?.[1]

const unavailable = (seconds: number) =>
  new HttpError(503, "unavailable", { headers: { "retry-after": String(seconds) } })

/** Maps SQLSTATE to HTTP: errors from the database are usually caused by the request. */
function fromSqlState(error: unknown): HttpError | undefined {
  const state = sqlState(error)
  switch (state) {
    case "23505": {
      const field = uniqueField(violatedConstraint(error))
      return field ? conflict({ [field]: `${field}Taken` }) : new HttpError(409, "conflict")
    }
    case "23503":
      return new HttpError(409, "conflict")
    case "22P02": // wrong type
    case "22003": // out of range
    case "22001": // too long
    case "22007": // not a date
    case "22008":
    case "22021": // not text in the database's encoding
    case "22P05":
    case "23502":
    case "23514":
      return new HttpError(422, "invalid")
    case "53100": // the disk is full
      return new HttpError(507, "unavailable", { message: "storageFull" })
    case "58030": // I/O error, or a missing file
    case "58P01":
    case "XX001":
    case "XX002":
      return new HttpError(503, "unavailable", { message: "storageFailed" })
    case "40001":
    case "40P01":
    case "55P03":
    case "57014":
    case "25006": // a standby, after a failover
    case "53000": // out of memory or connections
    case "53200":
    case "53300":
      return unavailable(1)
    case outcomeUnknown: // no Retry-After: an automatic retry might write twice
      return new HttpError(503, "unavailable", { message: "outcomeUnknown" })
    default:
      return isDisconnection(error) ? unavailable(2) : undefined
  }
}

/** Turns any thrown value into an HttpError. Unknown errors become an opaque 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  // The store can't be opened until the operator acts; the log says how.
  if (error instanceof ConfigError) return unavailable(30)
  return fromSqlState(error) ?? new HttpError(500, "internal")
}
