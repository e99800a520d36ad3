"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Traffic() {
  return (
    <CardFigures call="getSiteTraffic">
      {(answer) => <ChartCard name="siteTraffic" shape="area" value={answer.total} {...trendOf(answer)} />}
    </CardFigures>
  )
}
