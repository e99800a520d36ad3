/** The SQLSTATE of an error of either driver, or of one of its causes. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const { code, cause } = current as { code?: unknown; cause?: unknown }
    // Every SQLSTATE contains a digit, unlike EPIPE.
    if (typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code
    current = cause
  }
  return undefined
}

/** The name of the constraint or unique index that an error reports. */
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
/** The connection was lost during a statement or transaction. */
export const connectionLost = "08006"
/** The connection was lost during COMMIT, so the transaction may or may not have taken effect. */
export const outcomeUnknown = "40003"

/** A failure of the connection to the database, with the matching SQLSTATE. */
export class ConnectionError extends Error {
  constructor(
    readonly code: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** The error codes of postgres.js and Node for connection failures. */
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

/** Turns connection failures of postgres.js into ConnectionError; returns other errors unchanged. */
export function fromDriver(error: unknown): unknown {
  const state = driverCodes[String((error as { code?: unknown } | undefined)?.code)]
  return state ? new ConnectionError(state, error) : error
}

/** Whether the connection is lost: class 08, or a shutdown, crash or timeout of the server. */
export function isDisconnection(error: unknown): boolean {
  const state = sqlState(error) ?? ""
  return state.startsWith("08") || state.startsWith("57P") || state === "25P03"
}

/** Whether the connection was lost before COMMIT was sent, so that the transaction had no effect. */
export const isCutOff = (error: unknown): boolean => [connectionLost, "57P01", "57P02"].includes(sqlState(error) ?? "")
