"use client"

import { useTranslations } from "next-intl"
import { StockNote } from "@/components/kit/stock-note"
import { Popover } from "@/components/ui/popover"

const sides = ["top", "bottom", "start", "end"] as const

export default function Positions() {
  const t = useTranslations("kit/popovers")
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {sides.map((side) => (
        <Popover
          key={side}
          side={side}
          align="start"
          label={t("head")}
          button={{ variant: "outline", children: t(`positions.${side}`) }}
        >
          <StockNote />
        </Popover>
      ))}
    </div>
  )
}
