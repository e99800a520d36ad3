import { setTimeout as wait } from "node:timers/promises"
import { config } from "@/lib/core/config"
import type { Actor } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { networkOf } from "@/lib/core/http/network"
import { type Count, countTry, unlimited } from "@/lib/core/http/rate-limit"

/**
 * The delay in milliseconds of a sign-in attempt after `tries` wrong ones at the account from all networks. It slows down
 * distributed guessing without locking the owner out.
 */
export function delayFor(tries: number): number {
  const { RATE_LIMIT_ACCOUNT, RATE_LIMIT_DELAY_SECONDS } = config()
  const over = tries - RATE_LIMIT_ACCOUNT
  if (over <= 0) return 0
  return Math.min(RATE_LIMIT_DELAY_SECONDS * 1000, 250 * 2 ** Math.floor((over - 1) / 10))
}

/** A counted sign-in attempt. */
export interface CountedAttempt {
  /** Call this if the password was right: only wrong attempts count. */
  passed(): Promise<void>
}

/** A known device has a separate budget, so attempts from elsewhere can't lock it out. */
async function fromDevice(account: string, deviceId: string): Promise<CountedAttempt> {
  const byDevice = await countTry("sign-in:device", `${deviceId}:${account}`, config().RATE_LIMIT_SIGN_IN)
  return { passed: async () => void (await byDevice.clear()) }
}

async function fromElsewhere(account: string, client: ClientInfo): Promise<CountedAttempt> {
  const { RATE_LIMIT_SIGN_IN, RATE_LIMIT_ADDRESS } = config()
  const network = networkOf(client.address)
  // The order matters: a blocked network must not slow down the account for others.
  const byNetwork = await countTry("sign-in:network", network, RATE_LIMIT_ADDRESS)
  const byBoth = await countTry("sign-in:account-network", `${account}@${network}`, RATE_LIMIT_SIGN_IN)
  const byAccount = await countTry("sign-in:account", account, unlimited)
  await wait(delayFor(byAccount.tries))
  return {
    passed: async () => {
      await Promise.all([byNetwork.giveBack(), byBoth.clear(), byAccount.giveBack()])
    },
  }
}

/**
 * Counts a sign-in attempt before the password is checked.
 * @param deviceId the known device the attempt comes from, if any
 * @throws TooManyTries
 */
export function beginAttempt(email: string, client: ClientInfo, deviceId: string | undefined): Promise<CountedAttempt> {
  const account = email.toLowerCase()
  return deviceId ? fromDevice(account, deviceId) : fromElsewhere(account, client)
}

/**
 * Counts an attempt at the second step. The sender already knows the password and six digits are easy to guess, so attempts
 * count per account, from all networks together. A known device has a separate budget here too.
 * @throws TooManyTries
 */
export function beginCode({ workspaceId, userId }: Actor, deviceId: string | undefined): Promise<Count> {
  const account = `${workspaceId}:${userId}`
  const { RATE_LIMIT_SIGN_IN } = config()
  return deviceId
    ? countTry("second-step:device", `${deviceId}:${account}`, RATE_LIMIT_SIGN_IN)
    : countTry("second-step", account, RATE_LIMIT_SIGN_IN)
}
