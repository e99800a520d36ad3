"use client"

import dynamic from "next/dynamic"
import { Skeleton } from "@/components/ui/skeleton"
import { OccurrenceList } from "./occurrence-list"

// Drawn in the browser, after the list: the forecast computes three months.
const ForecastCard = dynamic(() => import("./forecast-card"), {
  ssr: false,
  loading: () => <Skeleton className="mb-4 h-80 md:mb-5" />,
})

/** The due debits, below the forecast of the bank balance. */
export function DueDesk() {
  return (
    <>
      <ForecastCard />
      <OccurrenceList tab="due" />
    </>
  )
}
