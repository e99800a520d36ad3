import { verifyPassword } from "@/lib/core/auth/password"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import { invalid } from "@/lib/core/http/errors"
import { limitGuesses } from "@/lib/core/http/rate-limit"
import { passwordHash } from "../store/settings"

/**
 * Limits attempts at a signed-in user's password, code or passkey, across all endpoints that require one. The limit is per sign-in,
 * not per account: a thief with one stolen sign-in must not be able to lock the owner out of changing the password in another.
 */
export const limitAccountGuesses = <T>(
  secret: "password" | "code" | "passkey",
  { sessionId }: Principal,
  run: () => Promise<T>,
) => limitGuesses(`account:${secret}`, sessionId, run)

/**
 * Checks the caller's password. Hashing is slow, so no transaction is open meanwhile.
 * @returns the stored hash
 * @throws HttpError 422 for a wrong password, 429 after too many attempts
 */
export const requirePassword = (principal: Principal, password: string): Promise<string> =>
  limitAccountGuesses("password", principal, async () => {
    const hash = await tx(principal, passwordHash)
    if (!hash || !(await verifyPassword(hash, password))) throw invalid({ password: "wrongPassword" })
    return hash
  })
