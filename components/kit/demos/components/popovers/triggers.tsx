"use client"

import { useTranslations } from "next-intl"
import { StockNote } from "@/components/kit/stock-note"
import { Button } from "@/components/ui/button"
import { Callout } from "@/components/ui/callout"

const ways = ["click", "hover", "focus"] as const

export default function Triggers() {
  const t = useTranslations("kit/popovers")
  return (
    <div className="flex flex-wrap gap-3">
      {ways.map((way) => (
        <Callout
          key={way}
          opensOn={way}
          side="bottom"
          label={t("head")}
          trigger={<Button variant="outline">{t(`triggers.${way}`)}</Button>}
        >
          <StockNote />
        </Callout>
      ))}
    </div>
  )
}
