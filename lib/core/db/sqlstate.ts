/** The five-character SQLSTATE of an error of either driver, looked for through its causes. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error, depth = 0; current && depth < 5; depth++) {
    const { code, cause } = current as { code?: unknown; cause?: unknown }
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code
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
