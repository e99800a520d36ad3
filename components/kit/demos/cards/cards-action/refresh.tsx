"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { waitTwoSeconds } from "@/components/kit/fake-call"
import { ActionCard } from "@/components/ui/action-card"

export default function RefreshCard() {
  const t = useTranslations("kit/cards-action")
  const format = useFormatter()
  const [orders, setOrders] = useState(128)
  const refresh = async () => {
    await waitTwoSeconds()
    setOrders(orders + 3)
  }
  return (
    <ActionCard
      title={t("card")}
      labels={{ refresh: t("labels.refresh") }}
      refreshing={t("refreshing")}
      onRefresh={refresh}
    >
      <p className="font-semibold text-display">{format.number(orders)}</p>
      <p className="text-ink-muted">{t("refresh.text")}</p>
    </ActionCard>
  )
}
