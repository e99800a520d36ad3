"use client"

import { ChartCard } from "@/components/features/cards/chart-card"
import { CardFigures } from "@/components/kit/card-figures"
import { trendOf } from "@/components/kit/course-of"

export default function Areas() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-4">
      <CardFigures call="getSubscribers">
        {(response) => (
          <ChartCard
            name="subscribers"
            shape="area"
            value={response.analyticsData.subscribers}
            {...trendOf(response)}
          />
        )}
      </CardFigures>
      <CardFigures call="getRevenue">
        {(response) => (
          <ChartCard
            name="revenue"
            shape="area"
            value={response.analyticsData.revenue}
            currency={response.currency}
            {...trendOf(response)}
          />
        )}
      </CardFigures>
      <CardFigures call="getSales">
        {(response) => (
          <ChartCard name="sales" shape="area" value={response.analyticsData.sales} {...trendOf(response)} />
        )}
      </CardFigures>
      <CardFigures call="getOrders">
        {(response) => (
          <ChartCard name="orders" shape="area" value={response.analyticsData.orders} {...trendOf(response)} />
        )}
      </CardFigures>
    </div>
  )
}
