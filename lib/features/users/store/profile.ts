import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { addressChanges } from "@/lib/features/account/table"
import { accountLinks, sessions } from "@/lib/features/auth/table"
import { passkeys } from "@/lib/features/passkeys/table"
import { twoSteps } from "@/lib/features/two-step/table"
import { userDetails, users } from "../table"
import { columns } from "./people"

/** A user with details and account status, in one statement. */
export async function findProfile(scope: Scope, id: number) {
  const latest = (column: SQL) =>
    sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  const of = (
    table: typeof sessions | typeof accountLinks | typeof twoSteps | typeof addressChanges | typeof passkeys,
  ) => sql`${table.workspaceId} = ${users.workspaceId} and ${table.userId} = ${users.id}`
  const [row] = await scope.db
    .select({
      user: columns,
      version: users.version,
      details: userDetails,
      permissions: users.permissions,
      canSignIn: sql<boolean>`${users.passwordHash} is not null`,
      hasTwoStep: sql<boolean>`exists (select 1 from ${twoSteps} where ${of(twoSteps)} and ${twoSteps.confirmedAt} is not null)`,
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${of(passkeys)})`,
      createdAt: users.createdAt,
      invitedAt: latest(
        sql`(select max(${accountLinks.createdAt}) from ${accountLinks} where ${of(accountLinks)} and ${accountLinks.purpose} = 'invite')`,
      ),
      pendingEmail: sql<
        string | null
      >`(select ${addressChanges.newEmail} from ${addressChanges} where ${of(addressChanges)}
        and ${addressChanges.newEmail} <> ${addressChanges.oldEmail}
        and ${addressChanges.endedAt} is null and ${addressChanges.effectiveAt} is null and ${addressChanges.expiresAt} > now())`,
      lastSeenAt: latest(sql`(select max(${sessions.lastUsedAt}) from ${sessions} where ${of(sessions)})`),
    })
    .from(users)
    .leftJoin(userDetails, and(eq(userDetails.workspaceId, users.workspaceId), eq(userDetails.userId, users.id)))
    .where(and(eq(users.workspaceId, scope.workspaceId), eq(users.id, id)))
  return row
}
