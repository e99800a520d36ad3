"use client"

import { HighlightCard } from "@/components/features/cards/highlight-card"
import { CardFigures } from "@/components/kit/card-figures"

/** The greeting card of the dashboard, with this month's revenue. */
export default function Congratulations() {
  return (
    <CardFigures call="getRevenueComparison" className="h-44">
      {(month) => <HighlightCard name="Ada" month={month} action={null} />}
    </CardFigures>
  )
}
