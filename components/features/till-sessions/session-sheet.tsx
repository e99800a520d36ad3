"use client"

import { Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ButtonLink } from "@/components/ui/button-link"
import { Card, CardBody } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import { isOpen } from "@/lib/features/till-sessions/values"
import { DayEvents } from "./day-events"
import { DayFacts } from "./day-facts"
import { DaySteps } from "./day-steps"
import { MoneyActs } from "./money-acts"
import { NextAct } from "./next-act"
import { SessionState } from "./session-words"
import { XReport } from "./x-report"

/** The day sheet: what comes next, what was counted, what happened. */
export function SessionSheet({ id }: { id: number }) {
  const t = useTranslations("till-sessions")
  const { data, error, mutate, isValidating } = useQuery(endpoints.getTillSession, { params: { id } })
  const mayAct = useAbility().can("update", "TillSession")
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SessionState state={data.state} />
        <div className="flex flex-wrap gap-2">
          {isOpen(data.state) && data.expectedOpening !== undefined && <XReport session={data} />}
          <ButtonLink variant="outline" icon={<Printer />} href={`/business/cash-notes/${id}/print`}>
            {t("print")}
          </ButtonLink>
        </div>
      </div>
      <Card>
        <CardBody className="flex flex-col gap-5">
          {isOpen(data.state) && data.next && <DaySteps next={data.next} />}
          <NextAct session={data} />
          {isOpen(data.state) && mayAct && <MoneyActs session={data} />}
        </CardBody>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <DayFacts session={data} />
        <DayEvents session={data} />
      </div>
    </div>
  )
}
