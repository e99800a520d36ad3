"use client"

import { useFormatter, useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { Progress } from "@/components/ui/progress"

export default function Coloured() {
  const t = useTranslations("kit/progress")
  const format = useFormatter()
  const label = (value: number) => t("goal", { part: format.number(value / 100, { style: "percent" }) })
  return (
    <div className="space-y-4">
      {tones.map((tone, i) => (
        <Progress key={tone} tone={tone} value={25 + i * 12} label={label(25 + i * 12)} />
      ))}
    </div>
  )
}
