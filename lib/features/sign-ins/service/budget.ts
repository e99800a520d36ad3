import { setTimeout as wait } from "node:timers/promises"
import { config } from "@/lib/core/config"
import type { Actor } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { networkOf } from "@/lib/core/http/network"
import { type Count, countTry } from "@/lib/core/http/rate-limit"

/**
 * How long a try waits when an account has seen `tries` wrong ones from everywhere. Many addresses guessing at one account
 * are slowed; its owner, who knows the password, only waits.
 */
export function delayFor(tries: number): number {
  const { RATE_LIMIT_ACCOUNT, RATE_LIMIT_DELAY_SECONDS } = config()
  const over = tries - RATE_LIMIT_ACCOUNT
  if (over <= 0) return 0
  return Math.min(RATE_LIMIT_DELAY_SECONDS * 1000, 250 * 2 ** Math.floor((over - 1) / 10))
}

const never = 2_147_483_647

/** A counted try to sign in. */
export interface Try {
  /** The password was right: only wrong tries add up. */
  passed(): Promise<void>
}

/** A known device has a budget of its own, which tries from elsewhere do not touch. */
async function fromDevice(account: string, deviceId: string): Promise<Try> {
  const own = await countTry("sign-in:device", `${deviceId}:${account}`, config().RATE_LIMIT_SIGN_IN)
  return { passed: async () => void (await own.clear()) }
}

async function fromElsewhere(account: string, client: ClientInfo): Promise<Try> {
  const { RATE_LIMIT_SIGN_IN, RATE_LIMIT_ADDRESS } = config()
  const network = networkOf(client.address)
  // In this order: a network that is refused must not slow down the account for others.
  const byNetwork = await countTry("sign-in:network", network, RATE_LIMIT_ADDRESS)
  const byBoth = await countTry("sign-in:account-network", `${account}@${network}`, RATE_LIMIT_SIGN_IN)
  const byAccount = await countTry("sign-in:account", account, never)
  await wait(delayFor(byAccount.tries))
  return {
    passed: async () => {
      await Promise.all([byNetwork.giveBack(), byBoth.clear(), byAccount.giveBack()])
    },
  }
}

/**
 * Counts a try to sign in before its password is looked at.
 * @param deviceId the known device it comes from, if any
 * @throws TooManyTries
 */
export function beginTry(email: string, client: ClientInfo, deviceId: string | undefined): Promise<Try> {
  const account = email.toLowerCase()
  return deviceId ? fromDevice(account, deviceId) : fromElsewhere(account, client)
}

/**
 * Counts a try at the second step. Whoever gets here knows the password, and six digits are few, so these are counted by
 * account alone; a known device has a budget of its own here too.
 * @throws TooManyTries
 */
export function beginCode({ workspaceId, userId }: Actor, deviceId: string | undefined): Promise<Count> {
  const person = `${workspaceId}:${userId}`
  const { RATE_LIMIT_SIGN_IN } = config()
  return deviceId
    ? countTry("second-step:device", `${deviceId}:${person}`, RATE_LIMIT_SIGN_IN)
    : countTry("second-step", person, RATE_LIMIT_SIGN_IN)
}
