/** Whether a webhook's patterns include a type of event. */
export function includes(patterns: readonly string[], type: string): boolean {
  const record = type.slice(0, type.indexOf("."))
  return patterns.some((pattern) => pattern === "*" || pattern === type || pattern === `${record}.*`)
}
