"use client"

import { useTranslations } from "next-intl"
import { Swatch } from "@/components/kit/swatch"

const tones = ["brand", "success", "info", "warning", "danger", "neutral"]

export default function Soft() {
  const t = useTranslations("kit/colors")
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {tones.map((tone) => (
        <Swatch
          key={tone}
          name={`bg-${tone}-soft`}
          background={`var(--${tone}-soft)`}
          border={`var(--${tone}-border)`}
          ink={`var(--${tone}-text)`}
          sample={t("soft.sample")}
        />
      ))}
    </div>
  )
}
