"use client"

import { useFormatter, useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"

/** Sample content for the demos of the loading overlay. */
export function StockList() {
  const t = useTranslations("kit/blockui")
  const format = useFormatter()
  const items = [
    { term: t("journals"), value: format.number(148) },
    { term: t("pens"), value: format.number(36) },
    { term: t("envelopes"), value: format.number(1250) },
  ]
  return (
    <div className="rounded-control border border-line p-4">
      <DescriptionList items={items} />
    </div>
  )
}
