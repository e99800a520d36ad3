"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { Tooltip } from "@/components/ui/tooltip"

const sides = ["top", "bottom", "start", "end"] as const

export default function Positions() {
  const t = useTranslations("kit/tooltips.positions")
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {sides.map((side) => (
        <Tooltip key={side} side={side} text={t("text")}>
          <Button variant="outline">{t(side)}</Button>
        </Tooltip>
      ))}
    </div>
  )
}
