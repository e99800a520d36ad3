"use client"

import { useTranslations } from "next-intl"
import { MonthChart } from "@/components/features/cards/month-chart"
import { CardFigures } from "@/components/kit/card-figures"
import { Card, CardBody, CardHeader } from "@/components/ui/card"

export default function Revenue() {
  const t = useTranslations("cards")
  return (
    <CardFigures call="getRevenueComparison">
      {(month) => (
        <Card>
          <CardHeader title={t("figures.revenue.title")} subtitle={t("highlight.chart")} />
          <CardBody>
            <MonthChart month={month} />
          </CardBody>
        </Card>
      )}
    </CardFigures>
  )
}
