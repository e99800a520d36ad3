"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Orders() {
  return (
    <CardFigures call="getOrdersBarChart">
      {(response) => <ChartCard name="orders" shape="bar" value={response.statistics} {...trendOf(response)} />}
    </CardFigures>
  )
}
