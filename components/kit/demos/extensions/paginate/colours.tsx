"use client"

import { useTranslations } from "next-intl"
import { CountedPages } from "@/components/kit/counted-pages"

const tones = ["success", "danger", "info", "warning"] as const

export default function Colours() {
  const t = useTranslations("kit/paginate.colours")
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {tones.map((tone) => (
        <CountedPages key={tone} label={t(tone)} tone={tone} look="filled" count={100} />
      ))}
    </div>
  )
}
