import { record } from "@/lib/core/audit/record"
import { hashPassword, verifyPassword } from "@/lib/core/auth/password"
import { signatureOf } from "@/lib/core/auth/sealed"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import type { PinState } from "../schema/approvals"
import * as store from "../store/approvals"
import { maxTries } from "../values"

type Who = Pick<Actor, "workspaceId" | "userId">

/** A PIN has few digits, so its hash alone would not protect it from somebody who reads the database: the key is elsewhere. */
const keyed = ({ workspaceId, userId }: Who, pin: string) =>
  signatureOf(JSON.stringify([workspaceId, userId, pin]), "staff-pin")

/** Whether a PIN is one that people try first: one digit over and over, or a run of digits. */
function isEasy(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i])))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

const toState = (row: Awaited<ReturnType<typeof store.findPin>>): PinState => ({
  isSet: row !== undefined,
  isLocked: Object.values(row?.triesBy ?? {}).some((tries) => tries >= maxTries),
  setAt: row?.setAt.toISOString() ?? null,
})

export const pinState = async (scope: Scope): Promise<PinState> => toState(await store.findPin(scope))

/** Sets the caller's PIN, which also unlocks it. @throws HttpError 422 for one that is easy to guess */
export async function setPin(actor: Actor, pin: string): Promise<PinState> {
  if (isEasy(pin)) throw invalid({ pin: "pinEasy" })
  const hash = await hashPassword(keyed(actor, pin))
  return tx(actor, async (scope) => {
    await store.savePin(scope, hash)
    await record(scope, { action: "pin-set", recordType: "user", recordId: scope.userId })
    return pinState(scope)
  })
}

/**
 * Checks somebody's PIN at the caller's screen. A wrong one costs the caller a try, also if the request ends in an error.
 * @throws HttpError 422 for a wrong PIN, and once the caller has no try left
 */
export async function requirePin(actor: Actor, owner: Who, pin: string): Promise<void> {
  const hash = await tx(actor, (scope) => store.takeTry(scope, owner))
  const matches = await verifyPassword(hash, keyed(owner, pin))
  if (hash && matches) {
    await tx(actor, (scope) => store.clearTries(scope, owner, hash))
    return
  }
  const after = { outcome: hash ? "wrong" : "locked" }
  await tx(actor, (scope) =>
    record(scope, { action: "approval-refused", recordType: "user", recordId: owner.userId, after }),
  )
  throw invalid({ pin: hash ? "pinWrong" : "pinLocked" })
}
