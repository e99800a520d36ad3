import { deviceCookieSeconds } from "@/lib/core/auth/device-cookie"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { purge } from "../store/purge"

/** Often enough for what expires after a day and more; each run writes, and so empties the cache of an embedded store. */
const every = 3_600_000
let next = 0

/** Deletes expired sign-ins, used-up tokens and limits, old records and forgotten devices, once an hour. */
export async function purgeSignIns(now = Date.now()): Promise<void> {
  if (now < next) return
  next = now + every
  const { owner } = await database()
  await purge(owner, { logDays: config().SIGN_IN_LOG_DAYS, deviceSeconds: deviceCookieSeconds })
}
