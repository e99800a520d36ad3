import { verifyPassword } from "@/lib/core/auth/password"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { sendSecurityEmail } from "@/lib/features/account/service/security-emails"
import { beginAttempt, beginCode } from "@/lib/features/sign-ins/service/budget"
import * as devices from "@/lib/features/sign-ins/service/devices"
import { sendNewDeviceEmail } from "@/lib/features/sign-ins/service/emails"
import type { Outcome } from "@/lib/features/sign-ins/values"
import * as secondStep from "@/lib/features/two-step/service/pass"
import * as store from "../store"
import { type Attempt, recordAttempt, recordingLimit, succeed } from "./attempt"
import type { SignedIn } from "./session"

const codeOutcomes: Partial<Record<string, Outcome>> = {
  two_step_required: "code_missing",
  two_step_invalid: "code_wrong",
}

async function rejectPassword(attempt: Attempt): Promise<never> {
  await recordAttempt(attempt, "wrong_password")
  throw new HttpError(400, "invalid", { fields: { email: "loginFailed" } })
}

type Verified = store.Account & { passwordHash: string | null }

/**
 * Checks the second step and opens the sign-in in one transaction, so that a code is used up only if the sign-in succeeds.
 * @returns undefined if the password was changed, or the user deactivated, while the password was checked
 */
async function completeSignIn(attempt: Attempt, account: Verified, who: Actor, code: string | undefined) {
  const { deviceId } = attempt
  const codes = code ? await recordingLimit(attempt, () => beginCode(who, deviceId)) : undefined
  try {
    const completed = await ownerTx(async (db) => {
      const current = await store.lockForSignIn(db, who)
      if (current?.passwordHash !== account.passwordHash) return undefined
      const passed = await secondStep.pass(db, who, code)
      const method = passed === "notAsked" ? "password" : passed
      return { passed, ...(await succeed(db, attempt, account, method)) }
    })
    if (completed) await codes?.clear()
    return completed
  } catch (error) {
    const outcome = error instanceof HttpError && codeOutcomes[error.code]
    if (outcome) await recordAttempt(attempt, outcome)
    throw error
  }
}

/**
 * Signs in.
 * @throws HttpError 400 if e-mail and password don't match, 401 if the second step is missing or wrong, 429 after too many
 * attempts
 */
export async function login(email: string, password: string, client: ClientInfo, code?: string): Promise<SignedIn> {
  const { owner } = await database()
  const account = await store.findByEmail(owner, email)
  const who = account && { workspaceId: account.workspaceId, userId: account.id }
  const deviceId = who && (await devices.knownBrowser(owner, who, client))
  const attempt: Attempt = { db: owner, email, client, who, deviceId }
  const counted = await recordingLimit(attempt, () => beginAttempt(email, client, deviceId))
  // Hashing is slow; no transaction is open meanwhile.
  if (!(await verifyPassword(account?.passwordHash, password)) || !account || !who) {
    return rejectPassword(attempt)
  }
  await counted.passed()
  const completed = await completeSignIn(attempt, account, who, code)
  if (!completed) return rejectPassword(attempt)
  const { signedIn, passed, isStrange } = completed
  if (passed === "recovery") await sendSecurityEmail(who, "recoveryCodeUsed", client.locale)
  if (isStrange) await sendNewDeviceEmail(who, client)
  return signedIn
}
