import type { Email } from "@/lib/features/email/schema"
import { type Caller, caller, forget, signIn } from "./api"
import { query } from "./facts"
import { addPerson } from "./people"

/** A folder of someone's mailbox. */
export const folderOf = async (who: Caller, folder = "inbox"): Promise<Email[]> =>
  (await who.get("/apps/email/emails", { folder })).body.emails

/** Gives the client account access to e-mail and chat, which its role lacks. */
export async function letClientWrite(): Promise<Caller> {
  const rules = ["Mail", "Chat"].map((subject) => ({ action: "manage", subject }))
  await query(`update users set permissions = '${JSON.stringify(rules)}' where workspace_id = 1 and id = 2`)
  forget()
  return caller((await signIn("client@demo.com", "client")).accessToken)
}

/** A colleague who can sign in. */
export async function colleague(
  role = "editor",
): Promise<Caller & { user: { id: number; email: string; fullName: string } }> {
  const user = await addPerson({ role, status: "active" })
  await query(
    `update users set password_hash = (select password_hash from users where workspace_id = 1 and id = 1) where workspace_id = 1 and id = ${user.id}`,
  )
  return { ...caller((await signIn(user.email, "admin")).accessToken), user }
}
