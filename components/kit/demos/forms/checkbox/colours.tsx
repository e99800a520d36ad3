"use client"

import { useTranslations } from "next-intl"
import { Checkbox } from "@/components/ui/checkbox"

const tones = ["brand", "success", "warning", "danger", "info", "neutral"] as const

export default function Colours() {
  const t = useTranslations("kit/checkbox")
  return (
    <div className="flex flex-wrap gap-x-6">
      {tones.map((tone) => (
        <Checkbox key={tone} tone={tone} label={t(`colours.${tone}`)} defaultChecked />
      ))}
    </div>
  )
}
