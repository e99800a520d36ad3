"use client"

import { Scale } from "lucide-react"
import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { FieldFrame } from "@/components/form/field-frame"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { RangePicker } from "@/components/ui/range-picker"
import { Skeleton } from "@/components/ui/skeleton"
import { changeParams, currentParams } from "@/lib/core/client/current-url"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import { variancesQueryOf } from "./figure-queries"
import { VariancesIn } from "./variances-of"

/** The variances of a period, which the URL holds. */
export function Variances() {
  const t = useTranslations("till-sessions.variances")
  const params = useSearchParams()
  const shop = useChosenShop()
  const query = variancesQueryOf((name) => params.get(name), shop)
  const { data, error, mutate, isValidating } = useQuery(endpoints.getTillVariances, { query })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  const { from, to } = data
  const choose = (days: { from?: string; to?: string }) => {
    const next = currentParams()
    for (const name of ["from", "to"] as const) {
      if (days[name]) next.set(name, days[name])
      else next.delete(name)
    }
    changeParams(next)
  }
  return (
    <div className="flex flex-col gap-5">
      <FieldFrame label={t("period")} className="sm:max-w-80">
        {(control) => <RangePicker {...control} value={{ from, to }} onChange={choose} />}
      </FieldFrame>
      {data.data.length === 0 && <EmptyState icon={<Scale />} title={t("emptyTitle")} text={t("emptyText")} />}
      {data.data.map((of) => (
        <VariancesIn key={of.currency} of={of} from={from} to={to} shop={shop} />
      ))}
    </div>
  )
}
