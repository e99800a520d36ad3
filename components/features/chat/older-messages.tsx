"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef } from "react"
import { Button } from "@/components/ui/button"
import type { ConversationState } from "./use-conversation"

/** Load older messages this far before they scroll into view, so that users seldom wait. */
const preloadMargin = "1200px 0px 0px 0px"

interface Props {
  conversation: ConversationState
  /** Number of rows that are loaded but not rendered. */
  hidden: number
  onShowMore: () => void
}

/** Load the next page if fewer loaded rows than this are left. */
const fewHidden = 50

/** Shows and loads older messages while the user scrolls up. The button is for keyboards and for retrying after an error. */
export function OlderMessages({ conversation, hidden, onShowMore }: Props) {
  const t = useTranslations("chat")
  const ref = useRef<HTMLDivElement>(null)
  const { known, older, loadOlder } = conversation
  const first = known.messages[0]?.id
  const hasMore = known.hasOlder || hidden > 0
  const more = () => {
    onShowMore()
    if (hidden < fewHidden) void loadOlder()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: observe again after each page, which may have been a short one.
  useEffect(() => {
    if (!hasMore || older === "failed" || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: ref.current.closest("[data-chat-log]"),
      rootMargin: preloadMargin,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [hasMore, first, hidden, older])
  if (!hasMore) return null
  return (
    <div ref={ref} className="flex flex-col items-center gap-1 pb-3">
      {older === "failed" && <p className="text-danger-text text-dense">{t("olderFailed")}</p>}
      <Button variant="ghost" size="sm" busy={older === "loading"} onClick={more}>
        {t("older")}
      </Button>
    </div>
  )
}
