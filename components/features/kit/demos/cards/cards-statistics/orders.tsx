"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/features/kit/card-figures"
import { courseOf } from "@/components/features/kit/course-of"

export default function Orders() {
  return (
    <CardFigures call="getOrdersBarChart">
      {(answer) => <ChartCard name="orders" shape="bar" value={answer.statistics} {...courseOf(answer)} />}
    </CardFigures>
  )
}
