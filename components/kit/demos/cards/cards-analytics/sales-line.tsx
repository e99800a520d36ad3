"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function SalesLine() {
  return (
    <CardFigures call="getSales">
      {(response) => (
        <ChartCard name="sales" shape="line" value={response.analyticsData.sales} {...trendOf(response)} />
      )}
    </CardFigures>
  )
}
