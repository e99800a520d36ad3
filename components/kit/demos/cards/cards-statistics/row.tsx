"use client"

import { StatisticsCard } from "@/components/features/cards/commerce/statistics-card"
import { useCardFigures } from "@/components/kit/card-figures"
import { useAbility } from "@/components/layout/ability"
import { Skeleton } from "@/components/ui/skeleton"

/** The dashboard card with the figures of four endpoints. */
export default function Row() {
  const ability = useAbility()
  const sales = useCardFigures("getSales").data
  const revenue = useCardFigures("getRevenue").data
  const customers = useCardFigures("getCustomers").data
  const products = useCardFigures("getBestProducts").data
  if (!sales || !revenue || !customers || !products) return <Skeleton className="h-36" />
  return (
    <div className="max-sm:-mx-5">
      <StatisticsCard
        viewer={{ name: "", ability }}
        range="last-28-days"
        {...{ sales, revenue, customers, products }}
      />
    </div>
  )
}
