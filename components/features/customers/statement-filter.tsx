"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import { Card, CardBody } from "@/components/ui/card"
import { DayInput } from "@/components/ui/day-input"
import { Select } from "@/components/ui/select"
import { dayFilter } from "@/lib/core/client/filter-parsers"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Place } from "./use-places"
import type { StatementPeriod } from "./use-statement-query"

/** The business and the period of a statement. */
export function StatementFilter({ query, places }: { query: StatementPeriod; places: Place[] }) {
  const t = useTranslations("customers.statement")
  const ids = useId()
  const [, setBusiness] = useViewParam("business")
  const [, setFrom] = useViewParam("from")
  const [, setTo] = useViewParam("to")
  const businesses = new Map(places.map(({ business, businessName }) => [business, businessName]))
  const label = (name: "from" | "to" | "business") => (
    <label htmlFor={`${ids}${name}`} className="mb-1 block font-medium text-dense text-ink-muted">
      {t(name)}
    </label>
  )
  return (
    <Card>
      <CardBody className="grid gap-4 sm:grid-cols-3">
        <div>
          {label("from")}
          <DayInput
            id={`${ids}from`}
            value={query.from}
            max={query.to}
            onChange={(day) => dayFilter(day) && setFrom(day, { replace: true })}
          />
        </div>
        <div>
          {label("to")}
          <DayInput
            id={`${ids}to`}
            value={query.to}
            min={query.from}
            onChange={(day) => dayFilter(day) && setTo(day, { replace: true })}
          />
        </div>
        {businesses.size > 1 && (
          <div>
            {label("business")}
            <Select
              id={`${ids}business`}
              value={String(query.business)}
              options={[...businesses].map(([value, name]) => ({ value: String(value), label: name }))}
              onChange={({ target }) => setBusiness(target.value)}
            />
          </div>
        )}
      </CardBody>
    </Card>
  )
}
