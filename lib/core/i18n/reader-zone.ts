import "server-only"
import { cookies } from "next/headers"
import { cache } from "react"
import { currentPrincipal } from "../auth/server"
import { isTimeZone, zoneCookie } from "../time-zone"

/** The user's time zone: the account's (then `isSet` is true), otherwise the last one their browser sent, otherwise UTC. */
export const readerZone = cache(async (): Promise<{ zone: string; isSet: boolean }> => {
  const fromAccount = (await currentPrincipal())?.timeZone
  if (fromAccount) return { zone: fromAccount, isSet: true }
  const fromCookie = (await cookies()).get(zoneCookie)?.value ?? ""
  return { zone: isTimeZone(fromCookie) ? fromCookie : "UTC", isSet: false }
})
