"use client"

import { useTranslations } from "next-intl"
import { Switch } from "@/components/ui/switch"

const tones = ["brand", "success", "warning", "danger", "info", "neutral"] as const

export default function Colours() {
  const t = useTranslations("kit/switch")
  return (
    <div className="flex flex-wrap gap-x-6">
      {tones.map((tone) => (
        <Switch key={tone} tone={tone} label={t(`colours.${tone}`)} defaultChecked />
      ))}
    </div>
  )
}
