"use client"

import { useTranslations } from "next-intl"
import { ActionCard } from "@/components/ui/action-card"

export default function CollapseCard() {
  const t = useTranslations("kit/cards-action")
  return (
    <ActionCard title={t("card")} labels={{ collapse: t("labels.collapse") }}>
      <p className="text-ink-muted">{t("collapse.text")}</p>
    </ActionCard>
  )
}
