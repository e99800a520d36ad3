"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Rating } from "@/components/ui/rating"

export default function Fractional() {
  const t = useTranslations("kit/ratings")
  const [value, setValue] = useState(2.5)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Rating
        label={t("fractional.label")}
        format={(value) => t("stars", { value, max: 5 })}
        step={0.5}
        value={value}
        onChange={setValue}
      />
      <span className="tabular text-ink-muted text-sm">{t("stars", { value, max: 5 })}</span>
    </div>
  )
}
