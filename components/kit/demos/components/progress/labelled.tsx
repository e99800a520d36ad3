"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Progress } from "@/components/ui/progress"

const value = 62

export default function Labelled() {
  const t = useTranslations("kit/progress")
  const format = useFormatter()
  const part = format.number(value / 100, { style: "percent" })
  const label = t("goal", { part })
  return (
    <div className="space-y-4">
      <div className="space-y-1.5">
        <p className="text-dense">{label}</p>
        <Progress value={value} label={label} />
      </div>
      <Progress size="lg" value={value} label={label} tone="success">
        {part}
      </Progress>
    </div>
  )
}
