"use client"

import { useTranslations } from "next-intl"
import { LoadFailed } from "@/components/ui/load-failed"
import { Marked } from "@/components/ui/marked"
import { NoMatch } from "@/components/ui/no-match"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { Contact, ConversationMessage } from "@/lib/features/chat/schema"
import { excerptOf } from "./message-pieces"
import { useChatTime } from "./use-chat-time"
import type { Find } from "./use-find"

interface Props {
  contactId: number
  contact?: Contact
  find: Find
  onGo: (messageId: number) => void
}

/** The search results, newest first. */
export function ConversationMatches({ contactId, contact, find, onGo }: Props) {
  const t = useTranslations("chat.find")
  const query = { id: contactId, q: find.text }
  const { data, error, isValidating, mutate } = useQuery(endpoints.searchMessages, { query })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText className="px-5 py-4" />
  if (data.matches.length === 0) return <NoMatch onClear={() => find.change("")} />
  return (
    <div className="max-h-[40dvh] overflow-y-auto border-line border-t px-2 pb-2 lg:px-3">
      <p role="status" className="px-2 py-1.5 text-ink-muted text-xs">
        {data.hasMore ? t("first", { count: data.matches.length }) : t("count", { count: data.matches.length })}
      </p>
      <ul>
        {data.matches.map((match) => (
          <li key={match.id}>
            <Match match={match} search={find.text} contact={contact} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MatchProps {
  match: ConversationMessage
  search: string
  contact?: Contact
  onGo: (messageId: number) => void
}

function Match({ match, search, contact, onGo }: MatchProps) {
  const t = useTranslations("chat")
  const time = useChatTime()
  return (
    <button
      type="button"
      onClick={() => onGo(match.id)}
      className="block min-h-11 w-full rounded-control px-2 py-1.5 text-start hover:bg-neutral-soft focus-visible:-outline-offset-2"
    >
      <span className="flex justify-between gap-3 text-ink-muted text-xs">
        <span>{match.senderId === contact?.id ? contact.fullName : t("find.you")}</span>
        <time dateTime={match.time} data-tip={time.exact(match.time)} suppressHydrationWarning className="tabular">
          <bdi>{time.short(match.time)}</bdi>
        </time>
      </span>
      <bdi className="line-clamp-2 text-dense [overflow-wrap:anywhere]">
        <Marked text={excerptOf(match.message, search)} q={search} />
      </bdi>
    </button>
  )
}
