"use client"

import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { BusinessState } from "@/lib/features/businesses/values"

const tones = { draft: "info", active: "success", dormant: "warning", archived: "neutral" } as const

export function StateBadge({ state }: { state: BusinessState }) {
  const t = useTranslations("businesses.states")
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
