"use client"

import { useSearchParams } from "next/navigation"
import { RevenueReport } from "@/components/features/cards/commerce/revenue-report"
import { CardFigures } from "@/components/kit/card-figures"

/** The URL holds the year, as on the dashboard. */
export default function Report() {
  const year = useSearchParams().get("year")
  return (
    <CardFigures call="getRevenueReport" query={year ? { year } : undefined} className="h-96">
      {(report) => <RevenueReport report={report} />}
    </CardFigures>
  )
}
