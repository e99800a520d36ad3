import { create } from "qrcode"
import type { Principal } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { requireSecondFactor } from "@/lib/features/account/service/confirm"
import { requirePassword } from "@/lib/features/account/service/password"
import { sendSecurityEmail } from "@/lib/features/account/service/security-emails"
import { endOtherSignIns, lockSignIn, setConfirmed } from "@/lib/features/account/service/sign-ins"
import { removePasskeys } from "@/lib/features/passkeys/service/confirm"
import { lockTargets } from "@/lib/features/users/service/access"
import type { Setup, TwoStepState } from "../schema"
import * as store from "../store"
import { newRecoveryCodes, newSecret, plain, stepOf } from "./codes"

/** A QR code as one SVG path, with a rectangle for each horizontal run of dark modules. */
function qrOf(text: string): Setup["qr"] {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules
  const rows = Array.from({ length: size }, (_, y) => {
    const row = [...data.slice(y * size, (y + 1) * size)].join("")
    return [...row.matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join("")
  })
  return { size, path: rows.join("") }
}

export async function state(scope: Scope): Promise<TwoStepState> {
  const row = await store.find(scope.db, scope)
  if (!row?.confirmedAt) return { isOn: false, since: null, recoveryCodesLeft: 0 }
  return {
    isOn: true,
    since: row.confirmedAt.toISOString(),
    recoveryCodesLeft: await store.recoveryCodesLeft(scope.db, scope),
  }
}

/** A durable database must not contain secrets encrypted with a key that is lost at restart. @throws HttpError 409 */
function checkKey(): void {
  const { secretsAreRandom, DATA_DIR, DATABASE_URL } = config()
  if (secretsAreRandom && (DATA_DIR || DATABASE_URL)) {
    throw new HttpError(409, "conflict", { message: "noAuthSecret" })
  }
}

/**
 * Creates a secret to set up.
 * @throws HttpError 422 for a wrong password; 403 if a passkey has to confirm first; 409 if it is on or AUTH_SECRET is missing
 */
export async function begin(principal: Principal, password: string): Promise<Setup> {
  checkKey()
  await requirePassword(principal, password)
  await tx(principal, async ({ db }) => {
    if ((await store.find(db, principal))?.confirmedAt) throw new HttpError(409, "conflict", { message: "twoStepOn" })
    await requireSecondFactor(db, principal)
  })
  const { base32, uri, sealed } = newSecret(principal, principal.email)
  const begun = await tx(principal, ({ db }) => store.begin(db, principal, sealed))
  if (!begun) throw new HttpError(409, "conflict", { message: "twoStepOn" })
  return { secret: base32.replace(/(.{4})(?!$)/g, "$1 "), uri, qr: qrOf(uri) }
}

/** Turns two-step sign-in on. @throws HttpError 422 for a wrong code; 409 if it is on already, or setup hasn't begun */
export async function confirm(scope: Scope, principal: Principal, code: string, locale: Locale) {
  // A sign-in that opens now either waits and then takes a code, or is among those that end.
  await lockSignIn(scope, principal)
  const row = await store.find(scope.db, scope)
  if (!row || row.confirmedAt) throw new HttpError(409, "conflict", { message: row ? "twoStepOn" : "twoStepNotBegun" })
  // Otherwise a new app would replace the passkey as proof.
  await requireSecondFactor(scope.db, principal)
  const step = stepOf(row.secret, scope, plain(code))
  if (typeof step !== "number") throw invalid({ code: "codeWrong" })
  if (!(await store.confirm(scope.db, scope, row.secret, step))) throw new HttpError(409, "conflict")
  const { codes, hashes } = newRecoveryCodes(scope)
  await store.replaceRecoveryCodes(scope.db, scope, hashes)
  // From now on, confirming a sign-in takes more than the password.
  await setConfirmed(scope, principal, null)
  scope.after(() => sendSecurityEmail(scope, "twoStepOn", locale))
  return { recoveryCodes: codes, ended: await endOtherSignIns(scope, principal.sessionId) }
}

/** Replaces the recovery codes and returns the new ones. @throws HttpError 422 for a wrong password; 409 if it is off */
export async function renewRecoveryCodes(principal: Principal, password: string): Promise<string[]> {
  await requirePassword(principal, password)
  return tx(principal, async (scope) => {
    const row = await store.find(scope.db, scope, { lock: true })
    if (!row?.confirmedAt) throw new HttpError(409, "conflict", { message: "twoStepOff" })
    const { codes, hashes } = newRecoveryCodes(scope)
    await store.replaceRecoveryCodes(scope.db, scope, hashes)
    return codes
  })
}

/** Turns two-step sign-in off. @throws HttpError 422 for a wrong password */
export async function switchOff(principal: Principal, password: string, locale: Locale): Promise<TwoStepState> {
  await requirePassword(principal, password)
  return tx(principal, async (scope) => {
    const wasOn = await store.remove(scope.db, scope)
    if (wasOn) scope.after(() => sendSecurityEmail(scope, "twoStepOff", locale))
    return state(scope)
  })
}

/**
 * Turns two-step sign-in off for another user and removes their passkeys, so that the password is enough again.
 * @throws HttpError 404 for an unknown user; 409 for the caller themselves, or if they have no second factor
 */
export async function reset(scope: Scope, principal: Principal, id: number, locale: Locale): Promise<number> {
  if (id === scope.userId) throw conflict({ id: "ownTwoStep" })
  const who = { workspaceId: scope.workspaceId, userId: id }
  await lockTargets(scope, principal, [id])
  const [wasOn, passkeys] = [await store.remove(scope.db, who), await removePasskeys(scope.db, who)]
  if (!wasOn && passkeys === 0) throw conflict({ id: "twoStepOff" })
  scope.after(() => sendSecurityEmail(who, "twoStepReset", locale, { from: principal.fullName }))
  return id
}
