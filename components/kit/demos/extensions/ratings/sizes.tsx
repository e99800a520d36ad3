"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Rating } from "@/components/ui/rating"

const sizes = ["sm", "md", "lg"] as const

export default function Sizes() {
  const t = useTranslations("kit/ratings")
  const [value, setValue] = useState(4)
  return (
    <div className="flex flex-col gap-2">
      {sizes.map((size) => (
        <Rating
          key={size}
          label={t(`sizes.${size}`)}
          format={(value) => t("stars", { value, max: 5 })}
          size={size}
          value={value}
          onChange={setValue}
        />
      ))}
    </div>
  )
}
