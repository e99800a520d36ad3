"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { teams } from "@/components/kit/drag-people"
import { useDragLabels } from "@/components/kit/use-drag-words"
import { Checkbox } from "@/components/ui/checkbox"
import { SortableLists } from "@/components/ui/sortable-lists"

/** Dragging one selected item moves all selected items. */
export default function Multi() {
  const t = useTranslations("kit/drag-and-drop.multi")
  const [lists, setLists] = useState(() => teams(t("here"), t("fair")))
  const [chosen, setChosen] = useState(["Anna Berger", "Marta Nunes"])
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <SortableLists
      handles
      together={chosen}
      lists={lists}
      onChange={setLists}
      nameOf={({ name }) => name}
      words={useDragLabels()}
      render={({ id, name }) => <Checkbox label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />}
    />
  )
}
