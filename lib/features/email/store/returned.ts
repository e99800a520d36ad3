import { and, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"
import { users } from "@/lib/features/users/table"
import { mails } from "../table"
import { inMailbox } from "./filter"

/** The sender of a mail, as the recipient of a failure notice, with the mail's thread unless it was deleted. */
export async function findReturnTo(scope: Scope, mailId: number) {
  const { db, workspaceId, userId } = scope
  const thread = db
    .select({ threadId: mails.threadId })
    .from(mails)
    .where(inMailbox(scope, eq(mails.id, mailId)))
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

/** Inserts a failure notice into the sender's inbox, in the mail's thread. @returns the notice's message id */
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
