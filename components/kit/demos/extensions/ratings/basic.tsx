"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Rating } from "@/components/ui/rating"

export default function Basic() {
  const t = useTranslations("kit/ratings")
  const [value, setValue] = useState(3)
  return (
    <Rating
      label={t("basic.label")}
      format={(value) => t("stars", { value, max: 5 })}
      value={value}
      onChange={setValue}
    />
  )
}
