import type { RegistrationResponseJSON } from "@simplewebauthn/server"
import type { Principal } from "@/lib/core/auth/principal"
import { ownerTx, tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { log } from "@/lib/core/log"
import { sendSecurityEmail } from "@/lib/features/account/service/security-emails"
import { deviceOf, lockSignIn, revokeOtherConfirmations } from "@/lib/features/account/service/sign-ins"
import type { Attestation, Passkey } from "../schema"
import * as store from "../store"
import { maxPasskeys } from "../values"
import { webAuthn } from "./assertion"
import { challengeMs, isOffered, newChallenge, purposeOf, takeChallenge } from "./challenges"
import { handleOf, relyingParty } from "./relying-party"

const toPasskey = ({ createdAt, lastUsedAt, ...row }: store.ListedRow): Passkey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export async function list(scope: Scope, page: number, perPage: number) {
  const { rows, total } = await store.findPage(scope, page, perPage)
  return { data: rows.map(toPasskey), total, page, perPage }
}

/** Returns options for `navigator.credentials.create`. @throws HttpError 409 if the caller has too many passkeys */
export async function registrationOptions(scope: Scope, principal: Principal) {
  const known = await store.credentialsOf(scope.db, scope)
  if (known.length >= maxPasskeys) throw new HttpError(409, "conflict", { message: "passkeyLimit" })
  const { generateRegistrationOptions } = await webAuthn()
  const { id: rpID, name: rpName } = relyingParty()
  return generateRegistrationOptions({
    rpID,
    rpName,
    userID: handleOf(scope),
    userName: principal.email,
    userDisplayName: principal.fullName,
    challenge: newChallenge(purposeOf("register", principal)),
    timeout: challengeMs,
    // The authenticator's model doesn't matter, and asking for it would show a warning.
    attestationType: "none",
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
}

/** Verifies the browser's response to registration options. @throws HttpError 422 */
async function verify(principal: Principal, attestation: Attestation) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { id, origin } = relyingParty()
  let challenge = ""
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: attestation as RegistrationResponseJSON,
      expectedChallenge: (given) => {
        challenge = given
        return isOffered(given, purposeOf("register", principal))
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (verified) return { challenge, ...registrationInfo }
  } catch (error) {
    log().info({ reason: (error as Error).message }, "the registration of a passkey was rejected")
  }
  throw invalid({ credential: "passkeyRejected" })
}

/** A name for a passkey: the browser and system that made it. */
function nameFor({ userAgent }: ClientInfo): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(", ").slice(0, 60)
}

/**
 * Registers a passkey. Confirmations of the user's other sign-ins end, since from now on they take more than the password.
 * @throws HttpError 422 if it can't be verified; 409 if it is registered already, or the caller has too many; 401 if their
 * sign-in has ended meanwhile
 */
export async function register(
  principal: Principal,
  { credential, name }: { credential: Attestation; name?: string },
  client: ClientInfo,
): Promise<Passkey> {
  const verified = await verify(principal, credential)
  const { workspaceId, userId } = principal
  if (!(await ownerTx((db) => takeChallenge(db, verified.challenge)))) throw invalid({ credential: "passkeyRejected" })
  const { id: credentialId, publicKey, counter } = verified.credential
  return tx(principal, async (scope) => {
    await lockSignIn(scope, principal)
    if ((await store.countOf(scope.db, scope)) >= maxPasskeys) {
      throw new HttpError(409, "conflict", { message: "passkeyLimit" })
    }
    const row = await store.insert(scope.db, {
      workspaceId,
      userId,
      credentialId,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: credential.response.transports ?? [],
      deviceType: verified.credentialDeviceType,
      isBackedUp: verified.credentialBackedUp,
      aaguid: verified.aaguid,
      name: name || nameFor(client) || "Passkey",
    })
    if (!row) throw conflict({ credential: "passkeyTaken" })
    await revokeOtherConfirmations(scope, principal)
    scope.after(() => sendSecurityEmail(scope, "passkeyAdded", client.locale, { passkey: row.name }))
    return toPasskey(row)
  })
}

/** @throws HttpError 404 */
export async function rename(scope: Scope, id: string, name: string): Promise<Passkey> {
  const row = await store.rename(scope, id, name)
  if (!row) throw notFound()
  return toPasskey(row)
}

/** Removes and returns one of the caller's passkeys. @throws HttpError 404 */
export async function remove(scope: Scope, id: string, locale: Locale): Promise<Passkey> {
  const row = await store.remove(scope, id)
  if (!row) throw notFound()
  scope.after(() => sendSecurityEmail(scope, "passkeyRemoved", locale, { passkey: row.name }))
  return toPasskey(row)
}
