import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm"
import { users } from "@/lib/features/users/table"
import { abilityOf, rulesFor, type Subject } from "../auth/ability"
import type { Scope } from "../db/types"
import { notify } from "./notify"

/** An @ at the beginning of a word, and what a username may be made of. */
const mention = /(?<![\p{L}\p{N}._@-])@([\p{L}\p{N}._-]{2,60})/gu
const mostNamed = 20

/** The usernames a text speaks to, in lower case; a full stop after one ends the sentence. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(mention)].map(([, name = ""]) => name.replace(/[._-]+$/, "").toLowerCase())
  return [...new Set(names.filter(Boolean))].slice(0, mostNamed)
}

export interface Mention {
  text: string
  /** Who wrote it. */
  who: string
  /** Where: the title of a task or a post, or the beginning of what was written. */
  title: string
  link: string
  /** What it stands on: who may not read that is not told. */
  subject: Subject
  /** The record; whoever was told of a mention in it is not told again. */
  record: string
}

/** Tells the people whom a text calls by `@username`, each once a record, and never its writer. */
export async function tellMentioned(scope: Scope, { text, who, title, link, subject, record }: Mention): Promise<void> {
  const names = namesIn(text)
  if (names.length === 0) return
  const people = await scope.db
    .select({ id: users.id, role: users.role, permissions: users.permissions })
    .from(users)
    .where(
      and(
        eq(users.workspaceId, scope.workspaceId),
        inArray(sql`lower(${users.username})`, names),
        isNotNull(users.passwordHash),
        ne(users.id, scope.userId),
      ),
    )
  const to = people
    .filter(({ role, permissions }) => abilityOf(rulesFor(role, permissions)).can("read", subject))
    .map(({ id }) => id)
  await notify(scope, { to, kind: "mention", data: { who, title }, link, key: `mention:${record}` })
}
