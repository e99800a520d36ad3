import "server-only"
import { cookies } from "next/headers"
import { cache } from "react"
import { currentPrincipal } from "../auth/server"
import { isTimeZone, zoneCookie } from "../time-zone"

/** The clock the reader lives by: what they set in their account, else what their browser said last, else UTC. */
export const readerZone = cache(async (): Promise<{ zone: string; isSet: boolean }> => {
  const set = (await currentPrincipal())?.timeZone
  if (set) return { zone: set, isSet: true }
  const said = (await cookies()).get(zoneCookie)?.value ?? ""
  return { zone: isTimeZone(said) ? said : "UTC", isSet: false }
})
