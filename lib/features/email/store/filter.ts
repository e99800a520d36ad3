import { type AnyColumn, and, eq, gte, ilike, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { contains } from "@/lib/core/db/paging"
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
  | "bcc",
  AnyColumn
>

function inView(view: MailList["folder"], t: Filtered): SQL | undefined {
  if (view === "starred") return sql`${t.isStarred} and ${ne(t.folder, "trash")}`
  if (view === "all") return inArray(t.folder, ["inbox", "sent", "draft"])
  return view && eq(t.folder, view)
}

const hasLabel = (t: Filtered, label: string) => sql`${label} = any(${t.labels})`
/** Whether the name or address of a recipient contains the text. */
const hasRecipient = (t: Filtered, text: string) =>
  sql`exists (select 1 from jsonb_array_elements(${t.to} || ${t.cc} || ${t.bcc}) one
    where one ->> 'email' ilike ${contains(text)} or one ->> 'name' ilike ${contains(text)})`
const hasAttachment = (t: Filtered) =>
  sql`exists (select 1 from ${mailAttachments} a where a.workspace_id = ${t.workspaceId} and a.mail_id = ${t.id})`

function searchConditions(q: string | undefined, t: Filtered): (SQL | undefined)[] {
  const search = parseSearch(q)
  return [
    search.words ? ilike(t.subject, contains(search.words)) : undefined,
    ...search.subject.map((text) => ilike(t.subject, contains(text))),
    ...search.from.map((text) => or(ilike(t.fromName, contains(text)), ilike(t.fromEmail, contains(text)))),
    ...search.to.map((text) => hasRecipient(t, text)),
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
export function inList({ q, folder, label }: MailList, t: Filtered = mails): SQL[] {
  const view = parseSearch(q).in ? undefined : folder
  const conditions = [inView(view, t), label && hasLabel(t, label), ...searchConditions(q, t)]
  return conditions.filter((condition) => condition instanceof Object) as SQL[]
}
