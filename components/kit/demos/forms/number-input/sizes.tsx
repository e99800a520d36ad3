"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { NumberInput } from "@/components/ui/number-input"

const sizes = ["lg", "md", "sm"] as const

export default function Sizes() {
  const t = useTranslations("kit/number-input")
  const [value, setValue] = useState<number | undefined>(8)
  return (
    <div className="space-y-3">
      {sizes.map((size) => (
        <NumberInput key={size} size={size} label={t(`sizes.${size}`)} value={value} onChange={setValue} />
      ))}
    </div>
  )
}
