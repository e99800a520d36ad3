"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useDragLabels } from "@/components/kit/use-drag-words"
import { SortableLists } from "@/components/ui/sortable-lists"

interface Question {
  id: string
  word: "text" | "date" | "choice"
}

const questions: Question[] = [
  { id: "text", word: "text" },
  { id: "date", word: "date" },
  { id: "choice", word: "choice" },
]

export default function Clone() {
  const t = useTranslations("kit/drag-and-drop.clone")
  const [lists, setLists] = useState(() => [
    { id: "pieces", label: t("pieces"), items: questions },
    { id: "form", label: t("form"), items: [{ id: "text~1", word: "text" as Question["word"] }] },
  ])
  return (
    <SortableLists
      copyFrom="pieces"
      lists={lists}
      onChange={setLists}
      nameOf={({ word }) => t(word)}
      words={useDragLabels()}
      render={({ word }) => t(word)}
    />
  )
}
