import type { Email, MailboxPage, MailChoice, MailLine } from "@/lib/features/email/schema"
import type { Folder, Label, View } from "@/lib/features/email/values"

export interface MailChange {
  isRead?: boolean
  isStarred?: boolean
  folder?: Folder
  label?: { name: Label; isOn: boolean }
  /** Permanently deleted. */
  isGone?: true
}
type Changed = Pick<MailLine, "isRead" | "isStarred" | "folder" | "labels">

const withLabel = (labels: Label[], { name, isOn }: { name: Label; isOn: boolean }): Label[] => {
  const others = labels.filter((label) => label !== name)
  return isOn ? [...others, name] : others
}

/** Returns a mail after a change. */
export function withChange<Mail extends Partial<Changed>>(mail: Mail, { label, isGone: _, ...rest }: MailChange): Mail {
  return { ...mail, ...rest, ...(label ? { labels: withLabel(mail.labels ?? [], label) } : {}) }
}

/** Returns whether a mail belongs in a list. */
function belongs({ folder, isStarred, labels }: Changed, view: View, label: Label | undefined): boolean {
  if (label && !labels.includes(label)) return false
  if (view === "starred") return isStarred && folder !== "trash"
  if (view === "all") return folder !== "spam" && folder !== "trash"
  return folder === view
}

/** Returns a page of a list after a change, without mails that left the list. `key` is the URL of the page's request. */
export function changedPage(page: MailboxPage, key: string, ids: ReadonlySet<number>, change: MailChange): MailboxPage {
  const params = new URLSearchParams(key.split("?")[1])
  const label = (params.get("label") ?? undefined) as Label | undefined
  const view = (params.get("folder") ?? (label ? "all" : "inbox")) as View
  const mayLeaveList = change.folder !== undefined || change.isStarred !== undefined || change.label !== undefined
  const mails = page.mails.flatMap((mail) => {
    if (!ids.has(mail.id)) return [mail]
    const after = withChange(mail, change)
    const stays = !change.isGone && (!mayLeaveList || belongs(after, view, label) || !belongs(mail, view, label))
    return stays ? [after] : []
  })
  return { ...page, mails, total: page.total - (page.mails.length - mails.length) }
}

/** Returns a mail and its thread after a change. */
export function changedDetail<Detail extends Email>(
  mail: Detail,
  ids: ReadonlySet<number>,
  change: MailChange,
): Detail {
  const after = ids.has(mail.id) ? withChange(mail, change) : mail
  return { ...after, replies: mail.replies.map((reply) => (ids.has(reply.id) ? withChange(reply, change) : reply)) }
}

interface Counts {
  inbox: number
  draft: number
  spam: number
}
const countKeyOf = ({ folder, isRead }: Pick<MailChoice, "folder" | "isRead">): keyof Counts | undefined => {
  if (folder === "draft") return "draft"
  return (folder === "inbox" || folder === "spam") && !isRead ? folder : undefined
}

/** Returns the folder counts after a change. */
export function changedCounts(counts: Counts, mails: MailChoice[], change: MailChange): Counts {
  const after = { ...counts }
  for (const mail of mails) {
    const from = countKeyOf(mail)
    const to = change.isGone ? undefined : countKeyOf(withChange(mail, change))
    if (from) after[from] -= 1
    if (to) after[to] += 1
  }
  return after
}
