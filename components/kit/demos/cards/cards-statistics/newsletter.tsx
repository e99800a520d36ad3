"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Newsletter() {
  return (
    <CardFigures call="getNewsletter">
      {(response) => <ChartCard name="newsletter" shape="bar" value={response.total} {...trendOf(response)} />}
    </CardFigures>
  )
}
