"use client"

import { ChartColumn } from "lucide-react"
import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/stock/endpoints"
import { figurePeriods } from "@/lib/features/stock/values/figures"
import { FigureCards } from "./figure-cards"
import { figuresQueryOf } from "./figures-query"

/** Stock in charts: its value over time, how long it lasts, what was lost, and what sells. */
export function FiguresScreen() {
  const t = useTranslations("stock")
  const shop = useChosenShop()
  const [inAddress, setDays] = useViewParam("days")
  const query = figuresQueryOf(shop, inAddress)
  const { data, error, mutate } = useQuery(endpoints.getStockFigures, { query })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="space-y-4">
      <ChoiceButtons
        label={t("figures.period")}
        size="sm"
        options={figurePeriods.map((days) => ({ value: String(days), label: t("figures.days", { days }) }))}
        value={[String(query.days)]}
        onChange={([days]) => setDays(days ?? null, { replace: true })}
      />
      {data.data.length === 0 && (
        <EmptyState icon={<ChartColumn />} title={t("empty.levels")} text={t("emptyText.levels")} />
      )}
      {data.data.map((figures) => (
        <FigureCards key={figures.currency} figures={figures} from={data.from} to={data.to} />
      ))}
    </div>
  )
}
