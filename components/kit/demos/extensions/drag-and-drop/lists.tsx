"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { teams } from "@/components/kit/drag-people"
import { useDragLabels } from "@/components/kit/use-drag-words"
import { Avatar } from "@/components/ui/avatar"
import { SortableLists } from "@/components/ui/sortable-lists"

export default function Lists() {
  const t = useTranslations("kit/drag-and-drop.lists")
  const [lists, setLists] = useState(() => teams(t("counter"), t("office")))
  return (
    <SortableLists
      lists={lists}
      onChange={setLists}
      nameOf={({ name }) => name}
      words={useDragLabels()}
      render={({ name }) => (
        <>
          <Avatar name={name} size="xs" />
          {name}
        </>
      )}
    />
  )
}
