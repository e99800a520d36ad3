import { and, eq, isNotNull, sql } from "drizzle-orm"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import { defaultLocale } from "@/lib/core/i18n/locales"
import { sendSecurityEmail } from "@/lib/features/account/service/security-emails"
import { countPasskeys, removePasskeys } from "@/lib/features/passkeys/service/confirm"
import { users } from "@/lib/features/users/table"
import * as store from "../store"
import { isOn } from "./pass"

/** A user and what their sign-in needs besides the password. */
export interface SecondFactors {
  workspaceId: number
  userId: number
  fullName: string
  email: string
  hasTwoStep: boolean
  passkeys: number
}

/** The second factors of the user who signs in with an address; undefined if there is none. For the operator. */
export async function findSecondFactors(email: string): Promise<SecondFactors | undefined> {
  const { owner } = await database()
  const [user] = await owner
    .select({ workspaceId: users.workspaceId, userId: users.id, fullName: users.fullName, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.passwordHash)))
  return user && { ...user, hasTwoStep: await isOn(owner, user), passkeys: await countPasskeys(owner, user) }
}

/**
 * Turns two-step sign-in off for a user and removes their passkeys, as the operator of the server: for those whom no other
 * administrator can help. The audit log names the command, and the user is mailed.
 * @returns whether there was anything to remove
 */
export async function resetByOperator({ workspaceId, userId }: SecondFactors): Promise<boolean> {
  const who = { workspaceId, userId }
  const found = await ownerTx(
    async (db) => {
      const [wasOn, passkeys] = [await store.remove(db, who), await removePasskeys(db, who)]
      return wasOn || passkeys > 0
    },
    { call: "npm run reset-two-step" },
  )
  if (found) await sendSecurityEmail(who, "twoStepResetByOperator", defaultLocale)
  return found
}
