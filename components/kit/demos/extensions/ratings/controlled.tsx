"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Rating } from "@/components/ui/rating"

export default function Controlled() {
  const t = useTranslations("kit/ratings")
  const [value, setValue] = useState(4)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Rating
        label={t("controlled.label")}
        format={(value) => t("stars", { value, max: 5 })}
        value={value}
        onChange={setValue}
      />
      <span className="tabular text-ink-muted text-sm">{t("stars", { value, max: 5 })}</span>
      <Button size="sm" variant="outline" disabled={value === 0} onClick={() => setValue(0)}>
        {t("controlled.reset")}
      </Button>
    </div>
  )
}
