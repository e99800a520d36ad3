import { confirmationMs } from "@/lib/core/auth/confirmation"
import { type Caller, forget } from "./api"
import { query } from "./facts"

/** Confirms a sign-in as the dialog does. */
export const confirmWith = (who: Caller, body: { password?: string; code?: string }) =>
  who.post("/account-setting/confirm", body)

/** Confirms a caller's sign-in by password. @returns the caller */
export async function confirmed<C extends Caller>(who: C, password: string): Promise<C> {
  const { status, body } = await confirmWith(who, { password })
  if (status !== 200) throw new Error(`confirming answered ${status} ${JSON.stringify(body)}`)
  return who
}

/** Makes every confirmation one second too old. */
export async function letConfirmationsExpire(): Promise<void> {
  await query(`update sessions set confirmed_at = now() - interval '${confirmationMs / 1000 + 1} seconds'`)
  forget()
}
