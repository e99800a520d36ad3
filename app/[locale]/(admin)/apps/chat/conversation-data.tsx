import type { ReactNode } from "react"
import { Prefetch } from "@/components/layout/prefetch"
import { listMessagesHandler } from "@/lib/features/chat/handlers"

interface Props {
  /** The query parameter, not yet validated. */
  contact?: string | string[]
  children: ReactNode
}

/** Prefetches the newest page of the conversation in the URL for the chat below. */
export function TalkData({ contact, children }: Props) {
  if (typeof contact !== "string" || !/^[1-9]\d{0,8}$/.test(contact)) return children
  return (
    <Prefetch handler={listMessagesHandler} input={{ query: { id: Number(contact) } }}>
      {children}
    </Prefetch>
  )
}
