"use client"

import { useTranslations } from "next-intl"
import type { Presence } from "@/lib/features/chat/values"

/** A status as text. `hidden` shows it only to screen readers, beside a coloured dot. */
export function StatusName({ status, hidden }: { status: Presence; hidden?: boolean }) {
  const t = useTranslations("chat.statuses")
  return <span className={hidden ? "sr-only" : undefined}>{t(status)}</span>
}
