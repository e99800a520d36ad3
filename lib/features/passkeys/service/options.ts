import type { Principal } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import type { Scope } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { networkOf } from "@/lib/core/http/network"
import { countTry } from "@/lib/core/http/rate-limit"
import * as store from "../store"
import { webAuthn } from "./assertion"
import { challengeMs, newChallenge, type Purpose, purposeOf } from "./challenges"
import { relyingParty } from "./relying-party"

interface Known {
  id: string
  transports: string[]
}

async function optionsFor(purpose: Purpose, allowCredentials: Known[]) {
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: newChallenge(purpose),
    timeout: challengeMs,
    userVerification: "required",
    allowCredentials,
  })
}

/** Every view of a sign-in screen asks once, so an office needs more of these than it needs attempts. */
const optionsPerAttempt = 20

/** Returns options for `navigator.credentials.get` that any user's passkey may answer. @throws TooManyTries */
export async function signInOptions({ address }: ClientInfo) {
  await countTry("passkeys:options", networkOf(address), config().RATE_LIMIT_ADDRESS * optionsPerAttempt)
  return optionsFor("sign-in", [])
}

/** Returns options for `navigator.credentials.get` that only the caller's own passkeys may answer. */
export const confirmationOptions = async (scope: Scope, principal: Principal) =>
  optionsFor(purposeOf("confirm", principal), await store.credentialsOf(scope.db, scope))
