import { nobody } from "./api"
import { confirmed } from "./confirm"
import { query } from "./facts"
import { mailTo, tokenIn } from "./outbox"
import { colleague } from "./people"

// Helpers for changing a sign-in address.

export const passwordOf = (me: { user: { id: number } }) => `the secret of ${me.user.id}`
export const person = async () => {
  const me = await colleague("editor")
  return confirmed(me, passwordOf(me))
}
export type Person = Awaited<ReturnType<typeof person>>
export const ask = (me: Person, email: string) => me.post("/account-setting/update-general", { general: { email } })
export const pending = async (me: Person) => (await me.get("/account-setting/address-change")).body.change
export const token = (address: string) => tokenIn(mailTo(address)?.text)
export const check = async (secret: string) =>
  (await nobody.get("/account-setting/address-link", { token: secret })).body
export const confirm = (secret: string) => nobody.post("/account-setting/confirm-address", { token: secret })
export const undo = (secret: string) => nobody.post("/account-setting/undo-address", { token: secret })
export const dead = { act: null, oldEmail: null, newEmail: null, sendsMail: false }
export const emailOf = async (me: Person) =>
  (await query<{ email: string }>(`select email from users where workspace_id = 1 and id = ${me.user.id}`))[0]?.email
export const age = (interval: string) =>
  query(`update address_changes set created_at = created_at - interval '${interval}',
    expires_at = expires_at - interval '${interval}', effective_at = effective_at - interval '${interval}'`)
