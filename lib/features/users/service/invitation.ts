import { and, eq, gte, isNull, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import type { OnOutcome } from "@/lib/core/outbox/outcomes"
import { newestDelivery } from "@/lib/core/outbox/records"
import type { Delivery } from "@/lib/core/outbox/schema"
import { mailOutbox } from "@/lib/core/outbox/table"
import { notify } from "@/lib/features/notifications/service/notify"
import type { UserProfile } from "../schema/profile"
import { users } from "../table"

/** The delivery status of a user's latest invitation; null if there was none or the user can already sign in. */
export async function invitationDelivery(
  scope: Scope,
  { user, account }: Pick<UserProfile, "user" | "account">,
): Promise<Delivery | null> {
  const { db, workspaceId } = scope
  if (account.canSignIn || !account.invitedAt) return null
  // Users who can't sign in get no other mail of this kind.
  const ofInvitation = and(
    eq(mailOutbox.workspaceId, workspaceId),
    eq(mailOutbox.kind, "account"),
    gte(mailOutbox.createdAt, new Date(account.invitedAt)),
    sql`lower(${mailOutbox.to} -> 0 ->> 'address') = ${user.email.toLowerCase()}`,
  )
  const [row] = await db.select({ delivery: newestDelivery(ofInvitation) }).from(sql`(select 1) as one`)
  return row?.delivery ?? null
}

/** Notifies the inviter that an invitation couldn't be delivered. */
export const accountMailOutcome: OnOutcome = async (scope, { to, subject }, { state }) => {
  const address = to[0]?.address
  if (state !== "failed" || !scope.userId || !address) return
  const [invited] = await scope.db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(
      and(
        eq(users.workspaceId, scope.workspaceId),
        eq(sql`lower(${users.email})`, address.toLowerCase()),
        isNull(users.passwordHash),
      ),
    )
  if (!invited) return
  const data = { who: invited.fullName, title: subject }
  await notify(scope, { to: [scope.userId], kind: "undelivered", data, link: `/apps/user/view/${invited.id}` })
}
