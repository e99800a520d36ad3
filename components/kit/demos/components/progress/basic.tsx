"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Progress } from "@/components/ui/progress"

const values = [0, 25, 50, 75, 100]

export default function Basic() {
  const t = useTranslations("kit/progress")
  const format = useFormatter()
  return (
    <div className="space-y-4">
      {values.map((value) => (
        <Progress
          key={value}
          value={value}
          label={t("goal", { part: format.number(value / 100, { style: "percent" }) })}
        />
      ))}
    </div>
  )
}
