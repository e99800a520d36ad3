"use client"

import { useTranslations } from "next-intl"
import { GoodsCards } from "@/components/kit/goods-cards"
import { Card, CardBody } from "@/components/ui/card"
import { Quote } from "@/components/ui/quote"

/** Cards of different heights fill one column after the other. */
export default function Columns() {
  const t = useTranslations("kit/cards-basic")
  return (
    <div className="gap-5 space-y-5 sm:columns-2 xl:columns-3 *:break-inside-avoid">
      <GoodsCards />
      <Card>
        <CardBody>
          <Quote tone="brand" author="Camille Roux">
            {t("columns.quote")}
          </Quote>
        </CardBody>
      </Card>
      <Card className="border-transparent! bg-brand! text-brand-on!">
        <CardBody>
          <p className="font-semibold text-title">{t("columns.sale")}</p>
          <p>{t("columns.saleText")}</p>
        </CardBody>
      </Card>
    </div>
  )
}
