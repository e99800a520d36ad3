import type { Scope } from "@/lib/core/db/types"
import { sanitiseHtml } from "@/lib/core/html"
import { type FrameSkin, frameDocument } from "@/lib/core/html-frame"
import { notFound } from "@/lib/core/http/errors"
import type { MailboxPage, MailLine, MailList } from "../schema"
import { findLines, type LineRow } from "../store/mailbox"
import { count, findMessage } from "../store/mails"

const line = (row: LineRow): MailLine => ({
  id: row.id,
  from: { email: row.fromEmail, name: row.fromName, avatar: row.avatar },
  to: row.to.map(({ email, name }) => ({ email, name })),
  subject: row.subject,
  excerpt: row.excerpt,
  time: row.time.toISOString(),
  isStarred: row.isStarred,
  labels: row.labels,
  hasAttachments: row.hasAttachments,
  isDraft: row.isDraft,
  folder: row.folder,
  isRead: row.isRead,
  ...(row.scheduledAt ? { scheduledAt: row.scheduledAt.toISOString() } : {}),
  ...(row.delivery ? { delivery: row.delivery } : {}),
})

/** A list of the mailbox. The default folder is the inbox, or everything except spam and trash if only a label is given. */
export const listOf = <List extends MailList>(list: List): List => ({
  ...list,
  fullText: true,
  folder: list.folder ?? (list.label ? "all" : "inbox"),
})

/** A page of a list. */
export async function page(scope: Scope, query: MailList & { page: number; perPage: number }): Promise<MailboxPage> {
  const { rows, ...total } = await findLines(scope, listOf(query))
  return { mails: rows.map(line), ...total }
}

/** Counts the unread mails in inbox and spam, and all drafts. */
export async function counts(scope: Scope) {
  const { total: _, ...meta } = await count(scope)
  return meta
}

/**
 * The text of a mail as a separate HTML page, for display in a frame. It may load pictures from other hosts, which the
 * product's own pages never do. Scripts, forms and frames are blocked twice: by the sanitiser and by the CSP.
 * @throws HttpError 404
 */
export async function frame(scope: Scope, id: number, skin: FrameSkin) {
  const message = await findMessage(scope, id)
  if (message === undefined) throw notFound()
  return {
    type: "text/html; charset=utf-8",
    content: new TextEncoder().encode(frameDocument(sanitiseHtml(message), skin, true)),
    etag: `"mail-${id}-${skin}"`,
    headers: {
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; img-src 'self' data: https: http:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    },
  }
}
