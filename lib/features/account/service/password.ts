import { verifyPassword } from "@/lib/core/auth/password"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import { invalid } from "@/lib/core/http/errors"
import { guessing } from "@/lib/core/http/rate-limit"
import { passwordHash } from "../store/settings"

/**
 * Counts tries at the secrets of somebody signed in, over all calls that ask for one. By sign-in, not by account: whoever
 * stole one sign-in must not keep the owner from changing the password in another.
 */
export const guessed = <T>(secret: "password" | "code", { sessionId }: Principal, run: () => Promise<T>) =>
  guessing(`account:${secret}`, sessionId, run)

/**
 * Makes sure that the one at the keys knows the password. Hashing takes its time, so no transaction is open meanwhile.
 * @returns its hash
 * @throws HttpError 422 where they don't, 429 after too many tries
 */
export const requirePassword = (principal: Principal, password: string): Promise<string> =>
  guessed("password", principal, async () => {
    const hash = await tx(principal, passwordHash)
    if (!hash || !(await verifyPassword(hash, password))) throw invalid({ password: "wrongPassword" })
    return hash
  })
