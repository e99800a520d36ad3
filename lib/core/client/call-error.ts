/** An action that somebody else may approve, as the server names it. */
export interface Approvable {
  action: string
  subject: string
  business: number
  shop?: number | null
  record: string | null
  amount: number | null
  limit: string | null
}

/** The error of a failed request, for screens to show. */
export class CallError extends Error {
  constructor(
    /** HTTP status, or 0 if there was no response. */
    readonly status: number,
    /** The stable code (docs/contract.md, Responses); `offline` if there was no response. */
    readonly code: string,
    /** A text from the server in the user's language: the reason for the error if it has one, otherwise the error. */
    message: string,
    /** Messages by field. */
    readonly fields?: Record<string, string[]>,
    /** For a stale version: the record as it is now. */
    readonly current?: unknown,
    /** For `approval_required`: what an approval has to name. */
    readonly approvable?: Approvable,
  ) {
    super(message)
    this.name = "CallError"
  }
}

const cancelledCode = "cancelled"

/** The user cancelled: nothing happened, and screens show no error. */
export const cancelled = () => new CallError(403, cancelledCode, "")
export const isCancelled = (error: unknown): boolean => error instanceof CallError && error.code === cancelledCode

/** Creates an error from the body of a failed response, even if the body isn't ours. */
export function callErrorFrom(status: number, body: unknown): CallError {
  const { error, reason, code, current, detail, errors, approvable } = (body ?? {}) as {
    error?: string | Record<string, string | string[]>
    reason?: string
    code?: string
    current?: unknown
    approvable?: Approvable
    /** Of a problem document, as v1 endpoints send it. */
    detail?: string
    errors?: { field: string; messages: string[] }[]
  }
  if (detail !== undefined) {
    const fields = errors && Object.fromEntries(errors.map(({ field, messages }) => [field, messages]))
    return new CallError(status, code ?? "internal", detail, fields, current, approvable)
  }
  if (error && typeof error === "object") {
    const fields = Object.fromEntries(Object.entries(error).map(([name, text]) => [name, [text].flat()]))
    return new CallError(status, code ?? "invalid", Object.values(fields).flat().join(" "), fields)
  }
  return new CallError(status, code ?? "internal", reason ?? error ?? `HTTP ${status}`, undefined, current)
}
