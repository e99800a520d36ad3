"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { waitTwoSeconds } from "@/components/kit/fake-call"
import { ActionCard } from "@/components/ui/action-card"
import { Button } from "@/components/ui/button"

export default function AllActions() {
  const t = useTranslations("kit/cards-action")
  const [isThere, setThere] = useState(true)
  if (!isThere)
    return (
      <Button variant="outline" onClick={() => setThere(true)}>
        {t("again")}
      </Button>
    )
  return (
    <ActionCard
      title={t("card")}
      labels={{ collapse: t("labels.collapse"), refresh: t("labels.refresh"), remove: t("labels.remove") }}
      refreshing={t("refreshing")}
      onRefresh={waitTwoSeconds}
      onRemove={() => setThere(false)}
    >
      <p className="text-ink-muted">{t("all.text")}</p>
    </ActionCard>
  )
}
