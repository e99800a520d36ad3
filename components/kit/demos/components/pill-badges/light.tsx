"use client"

import { useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { Badge } from "@/components/ui/badge"

export default function Light() {
  const t = useTranslations("kit/pill-badges")
  return (
    <div className="flex flex-wrap gap-4">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {t(`status.${tone}`)}
        </Badge>
      ))}
    </div>
  )
}
