"use client"

import { useNow, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Drop } from "@/lib/features/drops/schema"

const tones = { pending: "info", overdue: "danger", verified: "success", cancelled: "neutral" } as const

export const isOverdue = ({ state, verifyBy }: Drop, now: number) => state === "pending" && now > Date.parse(verifyBy)

/** The state of a drop, or that it has been pending for too long. */
export function DropState({ drop }: { drop: Drop }) {
  const t = useTranslations("drops.states")
  const now = useNow({ updateInterval: 60_000 })
  const state = isOverdue(drop, now.getTime()) ? "overdue" : drop.state
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
