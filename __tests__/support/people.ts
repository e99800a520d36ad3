import { hashPassword } from "@/lib/core/auth/password"
import { type Caller, caller, client, signIn } from "./api"
import { query } from "./facts"

let made = 0

/** Values of a new user with a unique name and address. */
export const fresh = () => {
  made++
  return { fullName: `New Person ${made}`, username: `new.person.${made}`, email: `new${made}@example.org` }
}

/** Adds a user as the administrator. @returns the user */
export const addPerson = async (values: object = {}) =>
  (await (await client("admin")).post("/apps/users/add-user", { ...fresh(), ...values })).body.user

/** A new, signed-in user of the demo workspace with a role. */
export async function colleague(
  role: string,
): Promise<Caller & { user: { id: number; email: string; fullName: string } }> {
  const user = await addPerson({ role, status: "active" })
  const password = `the secret of ${user.id}`
  const hash = await hashPassword(password)
  await query(`update users set password_hash = '${hash}' where workspace_id = 1 and id = ${user.id}`)
  const { accessToken } = await signIn(user.email, password)
  return { ...caller(accessToken), user }
}
