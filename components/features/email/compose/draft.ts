import type { Attachment } from "@/lib/features/email/schema"

export interface Addressee {
  email: string
  name: string
}

/** A mail being written. `quoted` is the mail it replies to or forwards, which can't be edited. */
export interface Draft {
  to: Addressee[]
  cc: Addressee[]
  bcc: Addressee[]
  subject: string
  text: string
  quoted: string
  attachments: Attachment[]
  inReplyTo: number | null
}

export const blank: Draft = {
  to: [],
  cc: [],
  bcc: [],
  subject: "",
  text: "",
  quoted: "",
  attachments: [],
  inReplyTo: null,
}

const fields = ["to", "cc", "bcc", "subject", "attachments", "inReplyTo"] as const

/** Returns a draft as the endpoints expect it. */
export function bodyOf({ text, quoted, attachments, ...rest }: Draft) {
  return { ...rest, message: text + quoted, attachments: attachments.map(({ url }) => ({ url })) }
}

export const isBlank = (draft: Draft): boolean =>
  [draft.to, draft.cc, draft.bcc, draft.attachments].every((list) => list.length === 0) &&
  !draft.subject.trim() &&
  !draft.text &&
  !draft.quoted

/** Splits a stored text into the user's own text and the quote below it. */
export function splitQuote(html: string): { text: string; quoted: string } {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  const last = body.lastElementChild
  if (last?.tagName !== "BLOCKQUOTE") return { text: html, quoted: "" }
  const quoted = last.outerHTML
  last.remove()
  const text = body.textContent?.trim() || body.querySelector("img, hr") ? body.innerHTML : ""
  return { text, quoted }
}

type StoredDraft = Pick<Draft, (typeof fields)[number]> & { message: string }

/** Converts a stored draft, or a reply that the server prepared, to a draft for editing. */
export const draftOf = ({ message, ...stored }: Partial<StoredDraft> & { message: string }): Draft => ({
  ...blank,
  ...Object.fromEntries(fields.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]]))),
  ...splitQuote(message),
})

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Inserts an attribution line above a quoted text. */
export function attributed(quoted: string, line: string): string {
  const safe = line.replace(/[&<>"]/g, (character) => entities[character] ?? character)
  return quoted.replace(/^<blockquote>/, `<blockquote><p>${safe}</p>`)
}
