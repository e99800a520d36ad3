import { type AnyColumn, and, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm"
import { containsFolded, folded } from "@/lib/core/db/folded"
import { outsidePolicy } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import type { MailList } from "../schema"
import { mailAttachments, mails } from "../table"
import { parseSearch } from "./search"

/** Conditions that restrict a statement to the caller's mailbox. */
export const inMailbox = ({ workspaceId, userId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(mails.workspaceId, workspaceId), eq(mails.userId, userId), ...more)

type Filtered = Record<
  | "workspaceId"
  | "id"
  | "folder"
  | "isStarred"
  | "isRead"
  | "labels"
  | "subject"
  | "time"
  | "fromName"
  | "fromEmail"
  | "to"
  | "cc"
  | "bcc"
  | "search",
  AnyColumn
>

function inView(view: MailList["folder"], t: Filtered): SQL | undefined {
  if (view === "starred") return sql`${t.isStarred} and ${ne(t.folder, "trash")}`
  if (view === "all") return inArray(t.folder, ["inbox", "sent", "draft"])
  return view && eq(t.folder, view)
}

const hasLabel = (t: Filtered, label: string) => sql`${label} = any(${t.labels})`
/** Whether a part of the mail contains the text. The first condition finds few rows by the index on `search`. */
const partContains = (t: Filtered, part: SQL | AnyColumn, text: string) => {
  const pattern = containsFolded(text)
  return sql`${t.search} like ${pattern} and ${folded(part)} like ${pattern}`
}
const senderOf = (t: Filtered) => sql`${t.fromName} || ' ' || ${t.fromEmail}`
const recipientsOf = (t: Filtered) => sql`jsonb_path_query_array(${t.to} || ${t.cc} || ${t.bcc}, '$[*].*')::text`
const hasAttachment = (t: Filtered) =>
  sql`exists (select 1 from ${mailAttachments} a where a.workspace_id = ${t.workspaceId} and a.mail_id = ${t.id})`

function searchConditions({ q, fullText }: MailList, t: Filtered): (SQL | undefined)[] {
  const search = parseSearch(q)
  return [
    ...search.words.map((word) =>
      fullText ? sql`${t.search} like ${containsFolded(word)}` : partContains(t, t.subject, word),
    ),
    ...search.subject.map((text) => partContains(t, t.subject, text)),
    ...search.from.map((text) => partContains(t, senderOf(t), text)),
    ...search.to.map((text) => partContains(t, recipientsOf(t), text)),
    ...search.labels.map((label) => hasLabel(t, label)),
    inView(search.in, t),
    search.hasAttachment && hasAttachment(t),
    search.isRead === undefined ? undefined : eq(t.isRead, search.isRead),
    search.isStarred && sql`${t.isStarred}`,
    search.before && lt(t.time, search.before),
    search.after && gte(t.time, search.after),
  ]
}

/** The conditions of a list. `in:` in the search replaces the folder. */
export function inList(list: MailList, t: Filtered = mails): SQL[] {
  const view = parseSearch(list.q).in ? undefined : list.folder
  const conditions = [inView(view, t), list.label && hasLabel(t, list.label), ...searchConditions(list, t)]
  return conditions.filter((condition) => condition instanceof Object) as SQL[]
}

/** Runs the statements of a list, see `outsidePolicy` for those of a search. They have to restrict the mailbox themselves. */
export const searching = <T>(scope: Scope, { q }: MailList, run: () => Promise<T>): Promise<T> =>
  q ? outsidePolicy(scope, run) : run()
