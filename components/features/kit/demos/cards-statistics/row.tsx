"use client"

import { StatisticsCard } from "@/components/features/cards/commerce/statistics-card"
import { CardFigures } from "@/components/features/kit/card-figures"
import { useAbility } from "@/components/layout/ability"

/** The card of the dashboard, with what its calls answer. */
export default function Row() {
  const ability = useAbility()
  return (
    <CardFigures call="getSales" className="h-36">
      {(sales) => (
        <CardFigures call="getRevenue" className="h-36">
          {(revenue) => (
            <CardFigures call="getCustomers" className="h-36">
              {(customers) => (
                <CardFigures call="getBestProducts" className="h-36">
                  {(products) => (
                    <StatisticsCard
                      viewer={{ name: "", ability }}
                      range="last-28-days"
                      {...{ sales, revenue, customers, products }}
                    />
                  )}
                </CardFigures>
              )}
            </CardFigures>
          )}
        </CardFigures>
      )}
    </CardFigures>
  )
}
