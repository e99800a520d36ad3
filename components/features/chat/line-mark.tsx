"use client"

import { Check, CheckCheck, CircleAlert, Clock } from "lucide-react"
import { useTranslations } from "next-intl"
import type { LineState } from "./lines"

const icons = { sending: Clock, waiting: Clock, refused: CircleAlert, sent: Check, seen: CheckCheck }

/** The delivery state of the user's own message. */
export function LineMark({ state }: { state: LineState }) {
  const t = useTranslations("chat.states")
  const Icon = icons[state]
  return (
    <span className={state === "seen" ? "text-brand-text" : state === "refused" ? "text-danger-text" : undefined}>
      <Icon role="img" aria-label={t(state)} data-tip={t(state)} className="size-3.5" />
    </span>
  )
}
