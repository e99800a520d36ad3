"use client"

import { useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { Divider } from "@/components/ui/divider"

export default function Colours() {
  const t = useTranslations("kit/divider.colour")
  return (
    <div className="space-y-4">
      {tones.map((tone) => (
        <Divider key={tone} tone={tone}>
          {t(tone)}
        </Divider>
      ))}
    </div>
  )
}
