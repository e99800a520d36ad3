"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Orders() {
  return (
    <CardFigures call="getOrdersBarChart">
      {(answer) => <ChartCard name="orders" shape="bar" value={answer.statistics} {...trendOf(answer)} />}
    </CardFigures>
  )
}
