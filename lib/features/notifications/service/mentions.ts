import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm"
import type { Subject } from "@/lib/core/auth/ability"
import { abilityOf } from "@/lib/core/auth/casl"
import type { Scope } from "@/lib/core/db/types"
import { rulesFor } from "@/lib/features/roles"
import { users } from "@/lib/features/users/table"
import { notify } from "./notify"

/** An @ at the beginning of a word, followed by a username. */
const mention = /(?<![\p{L}\p{N}._@-])@([\p{L}\p{N}._-]{2,60})/gu
const maxNames = 20

/** The usernames that a text mentions, in lower case, without punctuation that follows them. */
export function namesIn(text: string): string[] {
  const names = [...text.matchAll(mention)].map(([, name = ""]) => name.replace(/[._-]+$/, "").toLowerCase())
  return [...new Set(names.filter(Boolean))].slice(0, maxNames)
}

export interface Mention {
  text: string
  /** The author's name. */
  who: string
  /** The title of the task or post, or the beginning of the text. */
  title: string
  link: string
  /** The subject of the record; users who may not read it are not notified. */
  subject: Subject
  /** Identifies the record. A user is notified only once per record. */
  record: string
}

/** Notifies the users whom a text mentions by `@username`, once per record, except the actor. */
export async function notifyMentioned(
  scope: Scope,
  { text, who, title, link, subject, record }: Mention,
): Promise<void> {
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
