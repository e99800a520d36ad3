"use client"

import { useTranslations } from "next-intl"
import { StockList } from "@/components/kit/stock-list"
import { useForAWhile } from "@/components/kit/use-for-a-while"
import { BlockOverlay } from "@/components/ui/block-overlay"
import { Button } from "@/components/ui/button"

export default function Message() {
  const t = useTranslations("kit/blockui")
  const { isOn, start } = useForAWhile()
  return (
    <div className="space-y-4">
      <BlockOverlay blocked={isOn} message={t("wait")}>
        <StockList />
      </BlockOverlay>
      <Button variant="outline" busy={isOn} onClick={start}>
        {t("start")}
      </Button>
    </div>
  )
}
