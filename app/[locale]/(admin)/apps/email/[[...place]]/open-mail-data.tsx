import type { ReactNode } from "react"
import { neighbourQueryOf, type Place } from "@/components/features/email/place"
import { Prefetch } from "@/components/layout/prefetch"
import { getEmailHandler } from "@/lib/features/email/handlers"

/** Prefetches the mail in the URL, with the query that the screen below uses. */
export function OpenMailData({ id, place, children }: { id?: string; place: Place; children: ReactNode }) {
  if (!id) return children
  const query = { id, ...neighbourQueryOf(place) }
  return (
    <Prefetch handler={getEmailHandler} input={{ query }}>
      {children}
    </Prefetch>
  )
}
