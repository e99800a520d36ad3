import { withoutSecrets } from "../log-secrets"

const maxLength = 300

/** The innermost cause: Drizzle's own message quotes the values of a statement. */
function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause
}

/** One line about a failure for the operator: the first line of its message, without secrets. */
export function errorText(error: unknown): string {
  const cause = causeOf(error)
  const text = cause instanceof Error ? cause.message || cause.name : String(cause)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
  const line = (text.split("\n")[0] ?? "").replace(/[\u0000-\u001f\u007f]+/g, " ")
  // A URL may have a login before its host.
  const plain = line.replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^/\s@]*@/gi, "$1")
  return (withoutSecrets(plain) as string).slice(0, maxLength)
}
