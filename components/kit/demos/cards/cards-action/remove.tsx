"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { ActionCard } from "@/components/ui/action-card"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

/** Removing can be undone in the toast and in the place of the card. */
export default function RemoveCard() {
  const t = useTranslations("kit/cards-action")
  const [isThere, setThere] = useState(true)
  const remove = () => {
    setThere(false)
    void toast.undo(t("removed"), () => setThere(true), { label: t("undo") })
  }
  if (!isThere)
    return (
      <Button variant="outline" onClick={() => setThere(true)}>
        {t("again")}
      </Button>
    )
  return (
    <ActionCard title={t("card")} labels={{ remove: t("labels.remove") }} onRemove={remove}>
      <p className="text-ink-muted">{t("remove.text")}</p>
    </ActionCard>
  )
}
