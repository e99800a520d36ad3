/** What nodemailer says of a failure; `response` is the mail server's line. */
export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  response?: string
  /** Of an error about one recipient. */
  recipient?: string
  /** Where the server took some recipients or none: one error for each that it did not take. */
  rejectedErrors?: SmtpError[]
}

/** One attempt: who has the mail now, whom the server will never take, and why. */
export interface Result {
  accepted: string[]
  refused: string[]
  error: string | null
}

const longestError = 200

/**
 * Says why in few words. A server's reply to an envelope or message is quoted; of everything else, sign-in to the mail
 * server above all, only the code is kept, since the text may name hosts and users.
 */
export function reasonOf({ code, responseCode, response, message }: SmtpError): string {
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE"
  const text = isAboutMail ? (response ?? message) : [code ?? "EUNKNOWN", responseCode].filter(Boolean).join(" ")
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, longestError)
}

/**
 * Whether trying again can't help: the server answered 5xx to the envelope or the message, or nodemailer would not
 * even offer it. A 5xx to anything else, such as the sign-in, is the operator's to repair.
 */
export function isPermanent({ code, responseCode }: SmtpError): boolean {
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false
  return responseCode === undefined || responseCode >= 500
}

/** An attempt that the server took for some recipients at least. */
export function resultOf(accepted: string[], rejectedErrors: SmtpError[] = []): Result {
  const [first] = rejectedErrors
  const refused = rejectedErrors.filter(isPermanent).flatMap(({ recipient }) => recipient ?? [])
  return { accepted, refused, error: first ? reasonOf(first) : null }
}

/** An attempt that failed for everyone it was addressed to. */
export function failureOf(error: SmtpError, recipients: string[]): Result {
  if (error.rejectedErrors?.length) return resultOf([], error.rejectedErrors)
  return { accepted: [], refused: isPermanent(error) ? recipients : [], error: reasonOf(error) }
}
