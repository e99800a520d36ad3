"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useDragLabels } from "@/components/kit/use-drag-words"
import { SortableLists } from "@/components/ui/sortable-lists"

const names = ["pen", "ink", "book", "pencil", "paper", "cards"] as const
const files = {
  pen: "brass-fountain-pen",
  ink: "sea-glass-ink",
  book: "linen-notebook",
  pencil: "cedar-pencils",
  paper: "marbled-paper",
  cards: "botanical-cards",
}

export default function Cards() {
  const t = useTranslations("kit/drag-and-drop.cards")
  const [lists, setLists] = useState(() => [{ id: "cards", label: t("list"), items: names.map((id) => ({ id })) }])
  return (
    <SortableLists
      layout="tiles"
      lists={lists}
      onChange={setLists}
      nameOf={({ id }) => t(id)}
      words={useDragLabels()}
      render={({ id }) => (
        <span className="block w-full text-center">
          <img
            src={`/products/${files[id]}.svg`}
            alt=""
            width={96}
            height={96}
            className="mx-auto size-20 rounded-card"
          />
          <span className="mt-2 block">{t(id)}</span>
        </span>
      )}
    />
  )
}
