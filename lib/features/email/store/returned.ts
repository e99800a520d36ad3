import { and, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"
import { users } from "@/lib/features/users/table"
import { mails } from "../table"
import { mine } from "./filter"

/** The writer of a mail as someone to write to, with the thread of the mail where it is still there. */
export async function findReturnTo(scope: Scope, mailId: number) {
  const { db, workspaceId, userId } = scope
  const thread = db
    .select({ threadId: mails.threadId })
    .from(mails)
    .where(mine(scope, eq(mails.id, mailId)))
  const [row] = await db
    .select({
      name: users.fullName,
      email: users.email,
      language: accountSettings.language,
      threadId: sql<number | null>`(${thread})`,
    })
    .from(users)
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  return row
}
type Writer = NonNullable<Awaited<ReturnType<typeof findReturnTo>>>

/** Puts a notice into a writer's inbox, next to the mail it is about. @returns what links name it by */
export async function insertReturned(
  { db, workspaceId, userId }: Scope,
  { name, email, threadId }: Writer,
  notice: Pick<typeof mails.$inferInsert, "fromName" | "fromEmail" | "subject" | "message">,
): Promise<string> {
  const [row] = await db
    .insert(mails)
    .values({
      ...notice,
      workspaceId,
      userId,
      id: nextId(workspaceId, "email"),
      threadId: threadId ?? nextId(workspaceId, "thread"),
      to: [{ name, email }],
      time: sql`now()`,
      folder: "inbox",
    })
    .returning({ messageId: mails.messageId })
  return row?.messageId as string
}
