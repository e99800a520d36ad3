"use client"

import { keyFigure } from "@/components/features/cards/key-figure"
import { StatisticsCard } from "@/components/features/cards/statistics-card"
import { useCardFigures } from "@/components/kit/card-figures"
import { Skeleton } from "@/components/ui/skeleton"

/** The dashboard card with the figures of four endpoints. */
export default function Row() {
  const revenue = useCardFigures("getRevenue").data
  const orders = useCardFigures("getOrdersBarChart").data
  const sales = useCardFigures("getSales").data
  const customers = useCardFigures("getCustomers").data
  if (!revenue || !orders || !sales || !customers) return <Skeleton className="h-48" />
  return (
    <div className="max-sm:-mx-5">
      <StatisticsCard
        range="last-28-days"
        figures={[
          keyFigure("revenue", revenue.analyticsData.revenue, revenue),
          keyFigure("orders", orders.statistics, orders),
          keyFigure("sales", sales.analyticsData.sales, sales),
          keyFigure("customers", customers.active, customers),
        ]}
      />
    </div>
  )
}
