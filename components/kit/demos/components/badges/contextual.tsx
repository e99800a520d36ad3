"use client"

import { useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { Badge } from "@/components/ui/badge"

export default function Contextual() {
  const t = useTranslations("kit/badges")
  return (
    <div className="flex flex-wrap gap-4">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} shape="square" variant="solid">
          {t(`status.${tone}`)}
        </Badge>
      ))}
    </div>
  )
}
