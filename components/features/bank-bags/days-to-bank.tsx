"use client"

import { Hourglass } from "lucide-react"
import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { shiftDay } from "@/lib/core/i18n/day-text"
import * as endpoints from "@/lib/features/bank-bags/endpoints"
import type { DaysToBank as Days } from "@/lib/features/bank-bags/schema"
import { DaysOfShop } from "./days-of-shop"

/** Every Monday of a range of whole weeks. */
function weeksOf({ from, to }: Days): string[] {
  const weeks: string[] = []
  for (let week = from; week <= to; week = shiftDay(week, 7)) weeks.push(week)
  return weeks
}

/** How many days cash takes from the drop to the credit, week by week, for each shop on the same scale. */
export default function DaysToBank() {
  const t = useTranslations("bank-bags.days")
  const shop = useChosenShop()
  const { data, error, mutate } = useQuery(endpoints.getDaysToBank, { query: { shop } })
  const max = Math.max(1, ...(data?.data ?? []).map(({ worst }) => worst ?? 0))
  const shops = [...new Set((data?.data ?? []).map((point) => point.shop))]
  const weeks = data ? weeksOf(data) : []
  return (
    <Card className="mt-4 md:mt-5">
      <CardHeader title={t("title")} subtitle={t("subtitle")} />
      {error && !data && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="m-5 h-40" />}
      {data && shops.length === 0 && <EmptyState icon={<Hourglass />} title={t("empty")} text={t("emptyText")} />}
      {shops.length > 0 && (
        <CardBody className="grid gap-6">
          {shops.map((one) => (
            <DaysOfShop key={one} points={data?.data.filter((point) => point.shop === one) ?? []} {...{ weeks, max }} />
          ))}
        </CardBody>
      )}
    </Card>
  )
}
