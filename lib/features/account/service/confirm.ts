import { confirmationMs, isConfirmed } from "@/lib/core/auth/confirmation"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { isOn, type Passed, pass } from "@/lib/features/two-step/service/pass"
import { limitAccountGuesses, requirePassword } from "./password"
import { sendSecurityEmail } from "./security-emails"
import { setConfirmed } from "./sign-ins"

/** Returns how the caller confirms their sign-in, and when the last confirmation expires. */
export async function state({ db }: Scope, principal: Principal) {
  const { confirmedAt } = principal
  const until = confirmedAt !== null && isConfirmed(principal) ? confirmedAt + confirmationMs : null
  return {
    by: (await isOn(db, principal)) ? ("code" as const) : ("password" as const),
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

/**
 * Confirms the current sign-in: by a code if two-step sign-in is on, otherwise by the password.
 * @throws HttpError 422 for a missing or wrong code or password, 429 after too many attempts
 */
export async function confirm(
  principal: Principal,
  { password, code }: { password?: string; code?: string },
  locale: Locale,
) {
  const passed = await requireCode(principal, code, locale)
  if (passed === "notAsked") {
    if (!password) throw invalid({ password: "required" })
    await requirePassword(principal, password)
  }
  const confirmedAt = new Date()
  await tx(principal, (scope) => setConfirmed(scope, principal, confirmedAt))
  return { confirmedUntil: new Date(confirmedAt.getTime() + confirmationMs).toISOString() }
}
