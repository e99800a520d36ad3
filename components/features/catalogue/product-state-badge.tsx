"use client"

import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { ProductState } from "@/lib/features/catalogue/values"

const tones = { draft: "info", active: "success", delisted: "warning", archived: "neutral" } as const

export function ProductStateBadge({ state }: { state: ProductState }) {
  const t = useTranslations("products.states")
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
