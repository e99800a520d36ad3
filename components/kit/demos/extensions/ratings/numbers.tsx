"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Rating } from "@/components/ui/rating"

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => (
  <span key={number} className="tabular font-semibold text-sm">
    {number}
  </span>
))

export default function Numbers() {
  const t = useTranslations("kit/ratings")
  const [value, setValue] = useState(7)
  return (
    <div className="space-y-2">
      <p className="text-sm">{t("numbers.question")}</p>
      <Rating
        label={t("numbers.question")}
        format={(value) => t("points", { value, max: 10 })}
        max={10}
        symbols={numbers}
        tone="brand"
        value={value}
        onChange={setValue}
      />
    </div>
  )
}
