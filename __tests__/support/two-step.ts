import type { Caller } from "./api"
import { colleague } from "./people"
import { codeOf } from "./two-step-codes"

export const begin = (who: Caller, password: string) => who.post("/account-setting/begin-two-step", { password })
export const confirm = (who: Caller, code: string) => who.post("/account-setting/confirm-two-step", { code })

/** A colleague with two-step sign-in. It used the code of the previous step, so that the current one is still valid. */
export async function careful(role = "editor") {
  const me = await colleague(role)
  const password = `the secret of ${me.user.id}`
  const { secret } = (await begin(me, password)).body as { secret: string }
  const { recoveryCodes } = (await confirm(me, codeOf(secret, -1))).body as { recoveryCodes: string[] }
  return { ...me, password, secret, recoveryCodes }
}
