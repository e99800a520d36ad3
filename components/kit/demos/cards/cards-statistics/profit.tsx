"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Profit() {
  return (
    <CardFigures call="getProfitLineChart">
      {(response) => (
        <ChartCard
          name="profit"
          shape="line"
          value={response.statistics}
          currency={response.currency}
          {...trendOf(response)}
        />
      )}
    </CardFigures>
  )
}
