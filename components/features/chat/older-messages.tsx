"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef } from "react"
import { Button } from "@/components/ui/button"
import type { Talk } from "./use-talk"

/** How far above what is on show the next part is fetched, so that one seldom waits for it. */
const ahead = "1200px 0px 0px 0px"

interface Props {
  talk: Talk
  /** How many rows are known and not drawn. */
  hidden: number
  onShowMore: () => void
}

/** With fewer rows than this in store the next part is fetched. */
const fewHidden = 50

/** Shows and fetches what was said before as one scrolls up; a button for where that is not noticed, and after a failure. */
export function OlderMessages({ talk, hidden, onShowMore }: Props) {
  const t = useTranslations("chat")
  const ref = useRef<HTMLDivElement>(null)
  const { known, older, loadOlder } = talk
  const first = known.messages[0]?.id
  const hasMore = known.hasOlder || hidden > 0
  const more = () => {
    onShowMore()
    if (hidden < fewHidden) void loadOlder()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew after each part, which may have been a short one.
  useEffect(() => {
    if (!hasMore || older === "failed" || !ref.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: ref.current.closest("[data-chat-log]"),
      rootMargin: ahead,
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
