import { deviceCookieSeconds } from "@/lib/core/auth/device-cookie"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { purge } from "../store/purge"

/** Deletes expired sign-ins and refresh tokens, old sign-in events and unused devices. */
export async function purgeSignIns(): Promise<void> {
  const { owner } = await database()
  await purge(owner, { logDays: config().SIGN_IN_LOG_DAYS, deviceSeconds: deviceCookieSeconds })
}
