import { verifyPassword } from "@/lib/core/auth/password"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import { invalid } from "@/lib/core/http/errors"
import { passwordHash } from "../store"

/**
 * Makes sure that whoever is at the keys knows the password. Hashing takes its time, so no transaction is open meanwhile.
 * @returns its hash
 * @throws HttpError 422 where they don't
 */
export async function requirePassword(principal: Principal, password: string): Promise<string> {
  const hash = await tx(principal, passwordHash)
  if (!hash || !(await verifyPassword(hash, password))) throw invalid({ password: "wrongPassword" })
  return hash
}
