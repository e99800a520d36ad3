"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/features/kit/card-figures"
import { courseOf } from "@/components/features/kit/course-of"

export default function Profit() {
  return (
    <CardFigures call="getProfitLineChart">
      {(answer) => (
        <ChartCard
          name="profit"
          shape="line"
          value={answer.statistics}
          currency={answer.currency}
          {...courseOf(answer)}
        />
      )}
    </CardFigures>
  )
}
