"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useDragLabels } from "@/components/kit/use-drag-words"
import { SortableLists } from "@/components/ui/sortable-lists"

const steps = ["count", "pack", "label", "send"] as const

export default function Group() {
  const t = useTranslations("kit/drag-and-drop.group")
  const [lists, setLists] = useState(() => [{ id: "steps", label: t("list"), items: steps.map((id) => ({ id })) }])
  const order = lists[0]?.items.map(({ id }) => t(id)) ?? []
  return (
    <div className="space-y-3">
      <SortableLists
        lists={lists}
        onChange={setLists}
        nameOf={({ id }) => t(id)}
        words={useDragLabels()}
        render={({ id }) => t(id)}
      />
      <p className="text-dense text-ink-muted">{t("order", { steps: order.join(", ") })}</p>
    </div>
  )
}
