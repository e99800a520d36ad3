import { deviceCookieSeconds } from "@/lib/core/auth/device-cookie"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { purge } from "../store/purge"

/** Often enough for data that expires after days. Each run writes, which clears the cache of an embedded database. */
const every = 3_600_000
let next = 0

/** Deletes expired sign-ins and refresh tokens, old sign-in events and unused devices, at most once an hour. */
export async function purgeSignIns(now = Date.now()): Promise<void> {
  if (now < next) return
  next = now + every
  const { owner } = await database()
  await purge(owner, { logDays: config().SIGN_IN_LOG_DAYS, deviceSeconds: deviceCookieSeconds })
}
