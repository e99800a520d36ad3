"use client"

import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { BagState as State } from "@/lib/features/bank-bags/values"

const tones = {
  prepared: "info",
  sealed: "brand",
  "in-transit": "warning",
  credited: "danger",
  reconciled: "success",
  returned: "neutral",
} as const

export function BagState({ state }: { state: State }) {
  const t = useTranslations("bank-bags.states")
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
