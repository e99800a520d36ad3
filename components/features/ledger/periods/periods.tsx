"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Card, CardHeader } from "@/components/ui/card"
import { Drawer } from "@/components/ui/drawer"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { SkeletonText } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"
import { OfBusiness } from "../of-business"
import { MonthTable } from "./month-table"
import { monthsInput } from "./months-input"
import { useMonthText } from "./use-month-text"

const MonthDetails = lazy(() => import("./month-details"))

function Months({ business }: { business: number }) {
  const t = useTranslations("proof.periods")
  const monthText = useMonthText()
  const [year, setYear] = useViewParam("year")
  const [month, setMonth] = useViewParam("month")
  const { data, error, isValidating, mutate } = useQuery(endpoints.listMonths, monthsInput(business, year))
  const close = () => setMonth(null, { replace: true })
  if (!data && error)
    return (
      <Card>
        <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
      </Card>
    )
  if (!data)
    return (
      <Card className="p-5">
        <SkeletonText lines={6} />
      </Card>
    )
  const chosen = data.data.find((one) => one.month === month)
  return (
    <Card>
      <CardHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <Select
            aria-label={t("year")}
            className="w-auto"
            value={String(data.year)}
            onChange={({ target }) => setYear(target.value)}
            options={data.years.map((value) => ({ value: String(value), label: String(value) }))}
          />
        }
      />
      <MonthTable months={data.data} onOpen={setMonth} />
      <Drawer open={chosen !== undefined} onClose={close} title={chosen ? monthText(chosen.month) : ""}>
        {chosen && (
          <Suspense fallback={<SkeletonText lines={5} />}>
            <MonthDetails key={chosen.month} business={business} month={chosen} />
          </Suspense>
        )}
      </Drawer>
    </Card>
  )
}

/** The months of a business: open, closed to all but bookkeepers, or locked. */
export function Periods() {
  return <OfBusiness>{({ business }) => <Months business={business.id} />}</OfBusiness>
}
