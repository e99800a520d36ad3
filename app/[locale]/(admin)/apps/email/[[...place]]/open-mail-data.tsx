import type { ReactNode } from "react"
import type { listQueryOf } from "@/components/features/email/place"
import { Prefetch } from "@/components/layout/prefetch"
import { getEmailHandler } from "@/lib/features/email/handlers"

/** Prefetches the mail in the URL, with the query that the screen below uses. */
export function OpenMailData({
  id,
  list,
  children,
}: {
  id?: string
  list: ReturnType<typeof listQueryOf>
  children: ReactNode
}) {
  if (!id) return children
  const { q, folder, label } = list
  const query = { id, folder: folder ?? (label ? ("all" as const) : undefined), label, q }
  return (
    <Prefetch handler={getEmailHandler} input={{ query }}>
      {children}
    </Prefetch>
  )
}
