"use client"

import { useTranslations } from "next-intl"
import { DemoPages } from "@/components/kit/demo-pages"

const tones = ["success", "danger", "info", "warning"] as const

export default function Colours() {
  const t = useTranslations("kit/pagination")
  return (
    <div className="space-y-4">
      {tones.map((each, i) => (
        <DemoPages
          key={each}
          name={`${t("colours.title")} ${i + 1}`}
          tone={each}
          look="filled"
          pages={6}
          page={i + 2}
        />
      ))}
    </div>
  )
}
