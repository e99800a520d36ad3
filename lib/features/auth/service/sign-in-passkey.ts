import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { type Assertion, assertion as schema } from "@/lib/features/passkeys/schema"
import { findPasskey, take, type Verified, verify } from "@/lib/features/passkeys/service/assertion"
import { beginAttempt } from "@/lib/features/sign-ins/service/budget"
import * as devices from "@/lib/features/sign-ins/service/devices"
import { sendNewDeviceEmail } from "@/lib/features/sign-ins/service/emails"
import * as store from "../store"
import { type Attempt, recordAttempt, recordingLimit, succeed } from "./attempt"
import type { SignedIn } from "./session"

const rejected = () => new HttpError(400, "invalid", { message: "passkeyRejected" })

/** The browser's response to sign-in options, which next-auth carries as JSON. @throws HttpError 400 */
function assertionIn(text: string | undefined): Assertion {
  try {
    return schema.parse(JSON.parse(text ?? ""))
  } catch {
    throw rejected()
  }
}

/**
 * Uses the passkey and opens the sign-in.
 * @returns undefined if the user was deactivated, or the passkey removed or used, since it was read
 */
const complete = (attempt: Attempt, account: store.Account, who: Actor, verified: Verified) =>
  ownerTx(async (db) => {
    // The user first, then the passkey: an undo of an address takes the locks in the same order.
    if (!(await store.lockForSignIn(db, who)) || !(await take(db, verified))) return undefined
    return succeed(db, attempt, account, "passkey")
  })

/**
 * Signs in with a passkey, which is both factors: the device, and the PIN or fingerprint that unlocked it. Attempts count like
 * those with a password.
 * @throws HttpError 400 if the passkey is unknown or can't be verified, or its user is inactive; 429 after too many attempts
 */
export async function signInWithPasskey(text: string | undefined, client: ClientInfo): Promise<SignedIn> {
  const assertion = assertionIn(text)
  const { owner } = await database()
  const passkey = await findPasskey(owner, assertion)
  const account = passkey && (await store.findAccount(owner, passkey.workspaceId, passkey.userId))
  const who = account && { workspaceId: account.workspaceId, userId: account.id }
  const deviceId = who && (await devices.knownBrowser(owner, who, client))
  const email = account?.email ?? `passkey ${assertion.id}`.slice(0, 254)
  const attempt: Attempt = { db: owner, email, client, who, deviceId }
  const counted = await recordingLimit(attempt, () => beginAttempt(email, client, deviceId))
  const verified = account && (await verify(passkey, assertion, "sign-in"))
  const completed = verified && who && (await complete(attempt, account, who, verified))
  if (!completed) {
    await recordAttempt(attempt, "passkey_wrong")
    throw rejected()
  }
  await counted.passed()
  if (completed.isStrange) await sendNewDeviceEmail(who, client)
  return completed.signedIn
}
