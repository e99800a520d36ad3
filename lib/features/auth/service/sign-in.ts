import { verifyPassword } from "@/lib/core/auth/password"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor, Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { TooManyTries } from "@/lib/core/http/rate-limit"
import { log } from "@/lib/core/log"
import { sendSecurityEmail } from "@/lib/features/account/service/security-emails"
import { beginAttempt, beginCode } from "@/lib/features/sign-ins/service/budget"
import * as devices from "@/lib/features/sign-ins/service/devices"
import { sendNewDeviceEmail } from "@/lib/features/sign-ins/service/emails"
import { record } from "@/lib/features/sign-ins/service/record"
import type { Outcome } from "@/lib/features/sign-ins/values"
import * as secondStep from "@/lib/features/two-step/service/pass"
import * as store from "../store"
import { openSignIn, type SignedIn } from "./session"

/** An attempt to sign in, and what is known about it so far. */
interface Attempt {
  db: Db
  email: string
  client: ClientInfo
  /** The account, if the address has one. */
  who?: Actor
  /** The known device it comes from. */
  deviceId?: string
}

/** Records an attempt. One for an unknown address belongs to no workspace, so it is only logged. */
async function recordAttempt({ db, email, client, who, deviceId }: Attempt, outcome: Outcome): Promise<void> {
  if (who) return record(db, outcome, who, client, { account: email, deviceId })
  log().info(
    { account: email.toLowerCase(), address: client.address, outcome },
    "sign-in attempt for an unknown account",
  )
}

/** Runs one part of an attempt. Records only the first time a limit is exceeded, so that repeats don't fill the history. */
async function recordingLimit<T>(attempt: Attempt, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof TooManyTries && error.isFirst) await recordAttempt(attempt, "limited")
    throw error
  }
}

const codeOutcomes: Partial<Record<string, Outcome>> = {
  two_step_required: "code_missing",
  two_step_invalid: "code_wrong",
}

/** Checks the second step and opens the sign-in in one transaction, so that a code is used up only if the sign-in succeeds. */
async function completeSignIn(attempt: Attempt, account: store.Account, who: Actor, code: string | undefined) {
  const { client, email, deviceId } = attempt
  const codes = code ? await recordingLimit(attempt, () => beginCode(who, deviceId)) : undefined
  try {
    const completed = await ownerTx(async (db) => {
      const passed = await secondStep.pass(db, who, code)
      const signedIn = await openSignIn(db, account, client)
      const device = await devices.remember(db, who, client)
      await record(db, "signed_in", who, client, { account: email, deviceId: device.id })
      return { signedIn, passed, isStrange: device.isStrange }
    })
    await codes?.clear()
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
    await recordAttempt(attempt, "wrong_password")
    throw new HttpError(400, "invalid", { fields: { email: "loginFailed" } })
  }
  await counted.passed()
  const { signedIn, passed, isStrange } = await completeSignIn(attempt, account, who, code)
  if (passed === "recovery") await sendSecurityEmail(who, "recoveryCodeUsed", client.locale)
  if (isStrange) await sendNewDeviceEmail(who, client)
  return signedIn
}
