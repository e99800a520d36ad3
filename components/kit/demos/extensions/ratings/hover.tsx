"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Rating } from "@/components/ui/rating"

const words = ["none", "poor", "fair", "good", "great", "superb"] as const

export default function Hover() {
  const t = useTranslations("kit/ratings")
  const [value, setValue] = useState(3)
  const [over, setOver] = useState<number>()
  const word = (value: number) => t(`hover.${words[value] ?? "none"}`)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Rating label={t("hover.label")} format={word} size="lg" value={value} onChange={setValue} onHover={setOver} />
      <span className="font-medium text-sm">{word(over ?? value)}</span>
    </div>
  )
}
