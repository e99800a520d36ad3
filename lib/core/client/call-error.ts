/** What a failed call answered, as screens meet it. */
export class CallError extends Error {
  constructor(
    /** HTTP status, or 0 when no answer came at all. */
    readonly status: number,
    /** The stable code of contract section 1; `offline` when no answer came. */
    readonly code: string,
    /** A sentence in the reader's language, made by the server. */
    message: string,
    /** Sentences by field. */
    readonly fields?: Record<string, string[]>,
  ) {
    super(message)
    this.name = "CallError"
  }
}

const cancelledCode = "cancelled"

/** The person decided against it: nothing happened, and nothing has to be said. */
export const cancelled = () => new CallError(403, cancelledCode, "")
export const isCancelled = (error: unknown): boolean => error instanceof CallError && error.code === cancelledCode

/** Reads the body of a failed answer, whatever it holds. */
export function callErrorFrom(status: number, body: unknown): CallError {
  const { error, code } = (body ?? {}) as { error?: string | Record<string, string | string[]>; code?: string }
  if (error && typeof error === "object") {
    const fields = Object.fromEntries(Object.entries(error).map(([name, text]) => [name, [text].flat()]))
    return new CallError(status, code ?? "invalid", Object.values(fields).flat().join(" "), fields)
  }
  return new CallError(status, code ?? "internal", error ?? `HTTP ${status}`)
}
