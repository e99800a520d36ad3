"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Areas() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-4">
      <CardFigures call="getSubscribers">
        {(answer) => (
          <ChartCard name="subscribers" shape="area" value={answer.analyticsData.subscribers} {...trendOf(answer)} />
        )}
      </CardFigures>
      <CardFigures call="getRevenue">
        {(answer) => (
          <ChartCard
            name="revenue"
            shape="area"
            value={answer.analyticsData.revenue}
            currency={answer.currency}
            {...trendOf(answer)}
          />
        )}
      </CardFigures>
      <CardFigures call="getSales">
        {(answer) => <ChartCard name="sales" shape="area" value={answer.analyticsData.sales} {...trendOf(answer)} />}
      </CardFigures>
      <CardFigures call="getOrders">
        {(answer) => <ChartCard name="orders" shape="area" value={answer.analyticsData.orders} {...trendOf(answer)} />}
      </CardFigures>
    </div>
  )
}
