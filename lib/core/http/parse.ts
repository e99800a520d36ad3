import type * as z from "zod"
import { translator } from "../i18n/translator"
import { zodMessages } from "../i18n/zod-messages"
import type { ClientInfo } from "./client-info"
import { type Fields, HttpError } from "./errors"

/** Max number of validation errors in a response. A long list may have one per entry, and translating them takes time. */
const maxIssues = 100

/** The body of a 422: messages by field, in the caller's language. */
function fieldsOf(error: z.ZodError): Fields {
  const fields: Record<string, { text: string[] }> = {}
  for (const issue of error.issues.slice(0, maxIssues)) {
    const name = issue.path.join(".") || "body"
    fields[name] ??= { text: [] }
    fields[name].text.push(issue.message)
  }
  return fields
}

/** Parses a part of a request. @throws HttpError 422 with messages by field, in the caller's language */
export async function parse(schema: z.ZodType | undefined, value: unknown, client: ClientInfo): Promise<unknown> {
  if (!schema) return undefined
  const first = schema.safeParse(value ?? {})
  if (first.success) return first.data
  const t = await translator(client.locale, "errors")
  const messages = zodMessages(t)
  let left = maxIssues
  const translated = schema.safeParse(value ?? {}, { error: (issue) => (left-- > 0 ? messages(issue) : "") })
  throw new HttpError(422, "invalid", { fields: fieldsOf(translated.error ?? first.error) })
}
