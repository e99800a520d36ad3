import { confirmationMs, isConfirmed, requireConfirmed } from "@/lib/core/auth/confirmation"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import type { Assertion } from "@/lib/features/passkeys/schema"
import { hasPasskey, requirePasskey } from "@/lib/features/passkeys/service/confirm"
import { isOn, type Passed, pass } from "@/lib/features/two-step/service/pass"
import { limitAccountGuesses, requirePassword } from "./password"
import { sendSecurityEmail } from "./security-emails"
import { setConfirmed } from "./sign-ins"

/** How a user may confirm a sign-in. The password isn't enough for those with a second factor. */
async function waysOf(db: Db, who: Actor) {
  const [code, passkey] = [await isOn(db, who), await hasPasskey(db, who)]
  return { code, passkey, password: !code && !passkey }
}

/** Returns how the caller confirms their sign-in, and when the last confirmation expires. */
export async function state({ db }: Scope, principal: Principal) {
  const { confirmedAt } = principal
  const until = confirmedAt !== null && isConfirmed(principal) ? confirmedAt + confirmationMs : null
  const { code, passkey } = await waysOf(db, principal)
  return {
    by: code ? ("code" as const) : passkey ? ("passkey" as const) : ("password" as const),
    passkey,
    confirmedUntil: until === null ? null : new Date(until).toISOString(),
  }
}

/** Checks the code like a sign-in does, but reports a wrong one as 422: a 401 would mean that the sign-in has ended. */
async function pass422(scope: Scope, code: string | undefined): Promise<Passed> {
  try {
    return await pass(scope.db, scope, code)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    throw invalid(error.fields ?? { code: "codeWrong" })
  }
}

/**
 * Checks a code from the app or a recovery code, and uses it up.
 * @returns "notAsked" if two-step sign-in is off
 * @throws HttpError 422 for a missing or wrong code, 429 after too many attempts
 */
export async function requireCode(who: Principal, code: string | undefined, locale: Locale): Promise<Passed> {
  if (!code) return tx(who, (scope) => pass422(scope, code))
  const passed = await limitAccountGuesses("code", who, () => tx(who, (scope) => pass422(scope, code)))
  if (passed === "recovery") await sendSecurityEmail(who, "recoveryCodeUsed", locale)
  return passed
}

interface Proof {
  password?: string
  code?: string
  passkey?: Assertion
}

/** @throws HttpError 422 if the proof is missing, wrong, or not enough for this user; 429 after too many attempts */
async function requireProof(principal: Principal, { password, code, passkey }: Proof, locale: Locale): Promise<void> {
  if (passkey) return limitAccountGuesses("passkey", principal, () => requirePasskey(principal, passkey))
  if ((await requireCode(principal, code, locale)) !== "notAsked") return
  if (await tx(principal, ({ db }) => hasPasskey(db, principal))) throw invalid({ passkey: "passkeyRequired" })
  if (!password) throw invalid({ password: "required" })
  await requirePassword(principal, password)
}

/**
 * Confirms the current sign-in: by a passkey, by a code if two-step sign-in is on, or by the password of a user with neither.
 * @throws HttpError 422 for a missing or wrong proof, 429 after too many attempts
 */
export async function confirm(principal: Principal, proof: Proof, locale: Locale) {
  await requireProof(principal, proof, locale)
  const confirmedAt = new Date()
  await tx(principal, (scope) => setConfirmed(scope, principal, confirmedAt))
  return { confirmedUntil: new Date(confirmedAt.getTime() + confirmationMs).toISOString() }
}

/**
 * Requires a confirmed sign-in of users with a second factor. For endpoints that take the password, which is enough for
 * everybody else.
 * @throws HttpError 403 `confirmation_required`
 */
export async function requireSecondFactor(db: Db, principal: Principal): Promise<void> {
  if (isConfirmed(principal)) return
  const { password } = await waysOf(db, principal)
  if (!password) requireConfirmed(principal)
}
