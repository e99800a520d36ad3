"use client"

import { useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { Button } from "@/components/ui/button"

export default function Round() {
  const t = useTranslations("kit/buttons.colour")
  return (
    <div className="flex flex-wrap gap-3">
      {tones.map((tone) => (
        <Button key={tone} tone={tone} round>
          {t(tone)}
        </Button>
      ))}
    </div>
  )
}
