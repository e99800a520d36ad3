import { verifyPassword } from "@/lib/core/auth/password"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor, Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { TooManyTries } from "@/lib/core/http/rate-limit"
import { log } from "@/lib/core/log"
import { tell } from "@/lib/features/account/service/security-emails"
import { beginCode, beginTry } from "@/lib/features/sign-ins/service/budget"
import * as devices from "@/lib/features/sign-ins/service/devices"
import { tellOfNewDevice } from "@/lib/features/sign-ins/service/emails"
import { record } from "@/lib/features/sign-ins/service/record"
import type { Outcome } from "@/lib/features/sign-ins/values"
import * as secondStep from "@/lib/features/two-step/service/pass"
import * as store from "../store"
import { open, type SignedIn } from "./session"

/** A try to sign in, with what is known of it so far. */
interface Attempt {
  db: Db
  email: string
  client: ClientInfo
  /** The account, where the address has one. */
  who?: Actor
  /** The known device it comes from. */
  deviceId?: string
}

/** Puts a try on record. One at an address without account belongs to no workspace and is only logged. */
async function note({ db, email, client, who, deviceId }: Attempt, outcome: Outcome): Promise<void> {
  if (who) return record(db, outcome, who, client, { account: email, deviceId })
  log().info({ account: email.toLowerCase(), address: client.address, outcome }, "sign-in at an unknown account")
}

/** Runs one part of a try. A limit is recorded when it is first exceeded: later tries would only fill the record. */
async function within<T>(attempt: Attempt, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof TooManyTries && error.isFirst) await note(attempt, "limited")
    throw error
  }
}

const codeOutcomes: Partial<Record<string, Outcome>> = {
  two_step_required: "code_missing",
  two_step_invalid: "code_wrong",
}

/** The second step and the new sign-in, in one transaction: a code is used up only where it signs in. */
async function enter(attempt: Attempt, account: store.Account, who: Actor, code: string | undefined) {
  const { client, email, deviceId } = attempt
  const codes = code ? await within(attempt, () => beginCode(who, deviceId)) : undefined
  try {
    const entered = await ownerTx(async (db) => {
      const passed = await secondStep.pass(db, who, code)
      const answer = await open(db, account, client)
      const device = await devices.remember(db, who, client)
      await record(db, "signed_in", who, client, { account: email, deviceId: device.id })
      return { answer, passed, isStrange: device.isStrange }
    })
    await codes?.clear()
    return entered
  } catch (error) {
    const outcome = error instanceof HttpError && codeOutcomes[error.code]
    if (outcome) await note(attempt, outcome)
    throw error
  }
}

/**
 * Signs in.
 * @throws HttpError 400 when e-mail and password don't match (spec section 8), 401 where a second step is missing or wrong,
 * 429 after too many tries
 */
export async function login(email: string, password: string, client: ClientInfo, code?: string): Promise<SignedIn> {
  const { owner } = await database()
  const account = await store.findByEmail(owner, email)
  const who = account && { workspaceId: account.workspaceId, userId: account.id }
  const deviceId = who && (await devices.knownBrowser(owner, who, client))
  const attempt: Attempt = { db: owner, email, client, who, deviceId }
  const counted = await within(attempt, () => beginTry(email, client, deviceId))
  // Hashing takes its time; no transaction is held open meanwhile.
  if (!(await verifyPassword(account?.passwordHash, password)) || !account || !who) {
    await note(attempt, "wrong_password")
    throw new HttpError(400, "invalid", { fields: { email: "loginFailed" } })
  }
  await counted.passed()
  const { answer, passed, isStrange } = await enter(attempt, account, who, code)
  if (passed === "recovery") await tell(who, "recoveryCodeUsed", client.locale)
  if (isStrange) await tellOfNewDevice(who, client)
  return answer
}
