"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/features/kit/card-figures"
import { courseOf } from "@/components/features/kit/course-of"

export default function Traffic() {
  return (
    <CardFigures call="getSiteTraffic">
      {(answer) => <ChartCard name="siteTraffic" shape="area" value={answer.total} {...courseOf(answer)} />}
    </CardFigures>
  )
}
