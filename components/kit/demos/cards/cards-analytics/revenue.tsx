"use client"

import { MonthCard } from "@/components/features/cards/analytics/month-card"
import { CardFigures } from "@/components/kit/card-figures"

export default function Revenue() {
  return <CardFigures call="getRevenueComparison">{(month) => <MonthCard month={month} />}</CardFigures>
}
