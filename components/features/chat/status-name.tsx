"use client"

import { useTranslations } from "next-intl"
import type { Presence } from "@/lib/features/chat/values"

/** A status in words; `hidden` for screen readers only, where a coloured point says it to the others. */
export function StatusName({ status, hidden }: { status: Presence; hidden?: boolean }) {
  const t = useTranslations("chat.statuses")
  return <span className={hidden ? "sr-only" : undefined}>{t(status)}</span>
}
