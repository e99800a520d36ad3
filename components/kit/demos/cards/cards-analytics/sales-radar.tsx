"use client"

import { useTranslations } from "next-intl"
import { RadarChart } from "@/components/charts/radar-chart"
import { CardFigures } from "@/components/kit/card-figures"
import { Card, CardBody, CardHeader } from "@/components/ui/card"

export default function SalesRadar() {
  const t = useTranslations("cards")
  return (
    <CardFigures call="getBestProducts" className="h-96">
      {({ categories, currency }) => (
        <Card>
          <CardHeader title={t("sales.title")} subtitle={t("sales.text")} />
          <CardBody>
            <RadarChart
              label={t("sales.title")}
              pointsLabel={t("products.columns.category")}
              points={categories.map(({ category }) => t(`categories.${category ?? "gone"}`))}
              series={[
                {
                  name: "revenue",
                  label: t("products.columns.revenue"),
                  data: categories.map(({ revenue }) => revenue),
                  colour: "1",
                },
              ]}
              unit={{ kind: "money", currency }}
            />
          </CardBody>
        </Card>
      )}
    </CardFigures>
  )
}
