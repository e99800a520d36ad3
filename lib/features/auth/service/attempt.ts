import type { Actor, Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { TooManyTries } from "@/lib/core/http/rate-limit"
import { log } from "@/lib/core/log"
import * as devices from "@/lib/features/sign-ins/service/devices"
import { record } from "@/lib/features/sign-ins/service/record"
import type { Outcome, SignInMethod } from "@/lib/features/sign-ins/values"
import type * as store from "../store"
import { openSignIn, type SignedIn } from "./session"

/** An attempt to sign in, and what is known about it so far. */
export interface Attempt {
  db: Db
  email: string
  client: ClientInfo
  /** The account, if the address has one. */
  who?: Actor
  /** The known device it comes from. */
  deviceId?: string
}

/** Records an attempt. One for an unknown address belongs to no workspace, so it is only logged. */
export async function recordAttempt({ db, email, client, who, deviceId }: Attempt, outcome: Outcome): Promise<void> {
  if (who) return record(db, outcome, who, client, { account: email, deviceId })
  log().info(
    { account: email.toLowerCase(), address: client.address, outcome },
    "sign-in attempt for an unknown account",
  )
}

/** Runs one part of an attempt. Records only the first time a limit is exceeded, so that repeats don't fill the history. */
export async function recordingLimit<T>(attempt: Attempt, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof TooManyTries && error.isFirst) await recordAttempt(attempt, "limited")
    throw error
  }
}

/** Opens the sign-in of a successful attempt and records it, in the caller's transaction. */
export async function succeed(
  db: Db,
  { client, email }: Attempt,
  account: store.Account,
  method: SignInMethod,
): Promise<{ signedIn: SignedIn; isStrange: boolean }> {
  const who = { workspaceId: account.workspaceId, userId: account.id }
  const signedIn = await openSignIn(db, account, client, method)
  const device = await devices.remember(db, who, client)
  await record(db, "signed_in", who, client, { account: email, deviceId: device.id })
  return { signedIn, isStrange: device.isStrange }
}
