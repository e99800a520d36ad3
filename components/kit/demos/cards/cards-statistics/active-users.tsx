"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function ActiveUsers() {
  return (
    <CardFigures call="getActiveUsers">
      {(response) => <ChartCard name="activeUsers" shape="line" value={response.total} {...trendOf(response)} />}
    </CardFigures>
  )
}
