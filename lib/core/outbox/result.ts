/** nodemailer's error; `response` is the reply of the mail server. */
export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  response?: string
  /** Set if the error concerns one recipient. */
  recipient?: string
  /** One error for each recipient that the server rejected. */
  rejectedErrors?: SmtpError[]
}

/** The result of one attempt: recipients that were accepted, those rejected permanently, and the reason. */
export interface Result {
  accepted: string[]
  refused: string[]
  error: string | null
}

const maxErrorLength = 200

/**
 * A short reason for a failure. Quotes the server's reply to an envelope or message. For other errors, such as a failed
 * sign-in to the mail server, returns only the code, because the text may name hosts and users.
 */
export function reasonOf({ code, responseCode, response, message }: SmtpError): string {
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE"
  const text = isAboutMail ? (response ?? message) : [code ?? "EUNKNOWN", responseCode].filter(Boolean).join(" ")
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, maxErrorLength)
}

/**
 * Whether retrying can't help: the server answered 5xx to the envelope or the message, or nodemailer rejected it. The
 * operator has to fix other 5xx replies, for example to the sign-in.
 */
export function isPermanent({ code, responseCode }: SmtpError): boolean {
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false
  return responseCode === undefined || responseCode >= 500
}

/** The result of an attempt that the server accepted for at least some recipients. */
export function resultOf(accepted: string[], rejectedErrors: SmtpError[] = []): Result {
  const [first] = rejectedErrors
  const refused = rejectedErrors.filter(isPermanent).flatMap(({ recipient }) => recipient ?? [])
  return { accepted, refused, error: first ? reasonOf(first) : null }
}

/** The result of an attempt that failed for all recipients. */
export function failureOf(error: SmtpError, recipients: string[]): Result {
  if (error.rejectedErrors?.length) return resultOf([], error.rejectedErrors)
  return { accepted: [], refused: isPermanent(error) ? recipients : [], error: reasonOf(error) }
}
