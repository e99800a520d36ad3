"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Traffic() {
  return (
    <CardFigures call="getSiteTraffic">
      {(response) => <ChartCard name="siteTraffic" shape="area" value={response.total} {...trendOf(response)} />}
    </CardFigures>
  )
}
