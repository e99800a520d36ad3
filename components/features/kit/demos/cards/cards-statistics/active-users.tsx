"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/features/kit/card-figures"
import { courseOf } from "@/components/features/kit/course-of"

export default function ActiveUsers() {
  return (
    <CardFigures call="getActiveUsers">
      {(answer) => <ChartCard name="activeUsers" shape="line" value={answer.total} {...courseOf(answer)} />}
    </CardFigures>
  )
}
