"use client"

import { CalendarCheck, ChevronLeft, ChevronRight } from "lucide-react"
import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { ButtonLink } from "@/components/ui/button-link"
import { Card, CardBody } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { addDays, isoDayOf } from "@/lib/core/time-zone"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import { weekQueryOf } from "./figure-queries"
import { useDayText } from "./session-words"
import { WeekDays } from "./week-days"
import { WeekGrid } from "./week-grid"

const daysFrom = (day: string, days: number) => isoDayOf(addDays(new Date(`${day}T00:00:00Z`), days))

/** Tills by day over a week, with links to the weeks before and after. */
export function WeekView() {
  const t = useTranslations("till-sessions.week")
  const day = useDayText()
  const params = useSearchParams()
  const shop = useChosenShop()
  const query = weekQueryOf((name) => params.get(name), shop)
  const { data, error, mutate, isValidating } = useQuery(endpoints.getTillWeek, { query })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  const inAddress = params.get("shop")
  const link = (to: string) => `/business/cash-notes/week?day=${to}${inAddress ? `&shop=${Number(inAddress)}` : ""}`
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <nav aria-label={t("label")} className="flex items-center justify-between gap-2">
          <ButtonLink
            variant="outline"
            href={link(daysFrom(data.from, -7))}
            icon={<ChevronLeft className="rtl:rotate-180" />}
          >
            {t("previous")}
          </ButtonLink>
          <p className="tabular text-center font-medium">
            {day(data.from)} – {day(data.to)}
          </p>
          <ButtonLink
            variant="outline"
            href={link(daysFrom(data.from, 7))}
            icon={<ChevronRight className="rtl:rotate-180" />}
          >
            {t("next")}
          </ButtonLink>
        </nav>
        {data.tills.length === 0 ? (
          <EmptyState icon={<CalendarCheck />} title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <>
            <div className="max-lg:hidden">
              <WeekGrid week={data} shop={shop} />
            </div>
            <div className="lg:hidden">
              <WeekDays week={data} shop={shop} />
            </div>
          </>
        )}
      </CardBody>
    </Card>
  )
}
