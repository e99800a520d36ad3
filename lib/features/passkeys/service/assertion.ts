import type { AuthenticationResponseJSON } from "@simplewebauthn/server"
import type { Db } from "@/lib/core/db/types"
import { log } from "@/lib/core/log"
import type { Assertion } from "../schema"
import * as store from "../store"
import { isOffered, type Purpose, takeChallenge } from "./challenges"
import { handleOf, relyingParty } from "./relying-party"

/** Loaded at first use: the certificate parsers that it brings take a while. */
export const webAuthn = () => import("@simplewebauthn/server")

/** A verified assertion, whose challenge has not been used up yet. */
export interface Verified {
  passkey: store.PasskeyRow
  challenge: string
  counter: number
  isBackedUp: boolean
}

const isOwnHandle = (passkey: store.PasskeyRow, userHandle: string | null | undefined) =>
  !userHandle || Buffer.from(userHandle, "base64url").equals(handleOf(passkey))

/** Finds the passkey that an assertion claims to be from. `db` must be connected as the owner. */
export const findPasskey = (db: Db, { id }: Assertion) => store.findByCredential(db, id)

/**
 * Verifies an assertion: signature, origin, host, counter, user verification, and a challenge that we offered for this purpose.
 * @returns undefined if any of them is wrong
 */
export async function verify(
  passkey: store.PasskeyRow,
  assertion: Assertion,
  purpose: Purpose,
): Promise<Verified | undefined> {
  if (!isOwnHandle(passkey, assertion.response.userHandle)) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const { id, origin } = relyingParty()
  let challenge = ""
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion as AuthenticationResponseJSON,
      expectedChallenge: (given) => {
        challenge = given
        return isOffered(given, purpose)
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { passkey, challenge, counter: newCounter, isBackedUp: credentialBackedUp }
  } catch (error) {
    // The library throws for anything that doesn't fit, such as another origin or a counter that went back.
    const { workspaceId, userId } = passkey
    log().info({ workspaceId, userId, reason: (error as Error).message }, "a passkey was rejected")
    return undefined
  }
}

/**
 * Uses up the challenge of a verified assertion and advances the counter. `db` must be connected as the owner.
 * @returns false if the challenge was used before, or the passkey is gone
 */
export const take = async (db: Db, { passkey, challenge, counter, isBackedUp }: Verified): Promise<boolean> =>
  (await takeChallenge(db, challenge)) && (await store.use(db, passkey, counter, isBackedUp))
