"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useDragLabels } from "@/components/kit/use-drag-words"
import { SortableLists } from "@/components/ui/sortable-lists"
import { Switch } from "@/components/ui/switch"

const parts = ["orders", "stock", "mail"] as const

/** Items that contain a control are dragged by a handle only. */
export default function Handles() {
  const t = useTranslations("kit/drag-and-drop.handles")
  const [lists, setLists] = useState(() => [{ id: "parts", label: t("list"), items: parts.map((id) => ({ id })) }])
  return (
    <SortableLists
      handles
      lists={lists}
      onChange={setLists}
      nameOf={({ id }) => t(id)}
      words={useDragLabels()}
      render={({ id }) => <Switch label={t(id)} controlAtEnd defaultChecked={id !== "mail"} />}
    />
  )
}
