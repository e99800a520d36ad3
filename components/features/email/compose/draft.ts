import type { Attachment } from "@/lib/features/email/schema"

export interface Addressee {
  email: string
  name: string
}

/** What is being written. `quoted` is the mail it answers or passes on, which is not edited. */
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

/** A draft as the calls take it. */
export function bodyOf({ text, quoted, attachments, ...rest }: Draft) {
  return { ...rest, message: text + quoted, attachments: attachments.map(({ url }) => ({ url })) }
}

export const isBlank = (draft: Draft): boolean =>
  [draft.to, draft.cc, draft.bcc, draft.attachments].every((list) => list.length === 0) &&
  !draft.subject.trim() &&
  !draft.text &&
  !draft.quoted

/** Parts a kept text into what was written and what was quoted below it. */
export function splitQuote(html: string): { text: string; quoted: string } {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  const last = body.lastElementChild
  if (last?.tagName !== "BLOCKQUOTE") return { text: html, quoted: "" }
  const quoted = last.outerHTML
  last.remove()
  const text = body.textContent?.trim() || body.querySelector("img, hr") ? body.innerHTML : ""
  return { text, quoted }
}

type Kept = Pick<Draft, (typeof fields)[number]> & { message: string }

/** What the server kept, or began as an answer, as it is written on. */
export const draftOf = ({ message, ...kept }: Partial<Kept> & { message: string }): Draft => ({
  ...blank,
  ...Object.fromEntries(fields.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]]))),
  ...splitQuote(message),
})

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Puts a line above a quoted text that says whose it is. */
export function attributed(quoted: string, line: string): string {
  const safe = line.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
  return quoted.replace(/^<blockquote>/, `<blockquote><p>${safe}</p>`)
}
