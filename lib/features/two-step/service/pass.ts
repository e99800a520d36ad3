import type { Actor, Db } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { log } from "@/lib/core/log"
import * as store from "../store"
import { isTotp, plain, recoveryHash, stepOf } from "./codes"

/** How a sign-in passed the second step. */
export type Passed = "notAsked" | "app" | "recovery"

const wrong = () => new HttpError(401, "two_step_invalid", { fields: { code: "codeWrong" } })

/** Whether a user has two-step sign-in turned on. */
export const isOn = async (db: Db, who: Actor): Promise<boolean> => Boolean((await store.find(db, who))?.confirmedAt)

/**
 * Checks the second step of a sign-in whose password was right. The code is used up when the transaction commits.
 * @throws HttpError 401 `two_step_required` without a code, `two_step_invalid` for a wrong or used one
 */
export async function pass(db: Db, who: Actor, code: string | undefined): Promise<Passed> {
  const row = await store.find(db, who)
  if (!row?.confirmedAt) return "notAsked"
  if (!code) throw new HttpError(401, "two_step_required", { fields: { code: "codeRequired" } })
  if (!isTotp(code)) {
    if (await store.takeRecoveryCode(db, who, recoveryHash(who, code))) return "recovery"
    throw wrong()
  }
  const step = stepOf(row.secret, who, plain(code))
  if (step === "lost") {
    log().error(
      { workspaceId: who.workspaceId, userId: who.userId },
      "a two-step secret can't be decrypted: AUTH_SECRET has changed",
    )
    throw wrong()
  }
  if (step === undefined || !(await store.takeStep(db, who, step))) throw wrong()
  return "app"
}
