/** The five-character SQLSTATE of an error of either driver, looked for through its causes. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const { code, cause } = current as { code?: unknown; cause?: unknown }
    // Every SQLSTATE has a digit in it. EPIPE, which is no SQLSTATE, has none.
    if (typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code
    current = cause
  }
  return undefined
}

/** The name of the constraint or unique index an error speaks of. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const { constraint, constraint_name, cause } = current as Record<string, unknown>
    if (typeof constraint === "string") return constraint
    if (typeof constraint_name === "string") return constraint_name
    current = cause
  }
  return undefined
}

/** No connection could be made. */
export const cannotConnect = "08001"
/** The connection was lost while a statement or a transaction was under way. */
export const connectionLost = "08006"
/** The connection was lost while committing: nobody knows whether the transaction took effect. */
export const outcomeUnknown = "40003"

/** A failure of the connection to the database, with the SQLSTATE that a server would have given it. */
export class ConnectionError extends Error {
  constructor(
    readonly code: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** What postgres.js and Node call the failures of a connection. */
const driverCodes: Record<string, string> = {
  CONNECT_TIMEOUT: cannotConnect,
  CONNECTION_ENDED: cannotConnect,
  EAI_AGAIN: cannotConnect,
  ECONNREFUSED: cannotConnect,
  EHOSTUNREACH: cannotConnect,
  ENETUNREACH: cannotConnect,
  ENOENT: cannotConnect,
  ENOTFOUND: cannotConnect,
  ETIMEDOUT: cannotConnect,
  CONNECTION_CLOSED: connectionLost,
  CONNECTION_DESTROYED: connectionLost,
  ECONNABORTED: connectionLost,
  ECONNRESET: connectionLost,
  EPIPE: connectionLost,
}

/** An error of postgres.js itself, with failures of the connection told apart from all others. */
export function fromDriver(error: unknown): unknown {
  const state = driverCodes[String((error as { code?: unknown } | undefined)?.code)]
  return state ? new ConnectionError(state, error) : error
}

/** Whether the server is gone from this connection: class 08, or a shutdown, crash or time limit on its side. */
export function isDisconnection(error: unknown): boolean {
  const state = sqlState(error) ?? ""
  return state.startsWith("08") || state.startsWith("57P") || state === "25P03"
}

/** Whether a transaction was cut off before its commit was sent, so that it certainly had no effect. */
export const isCutOff = (error: unknown): boolean => [connectionLost, "57P01", "57P02"].includes(sqlState(error) ?? "")
