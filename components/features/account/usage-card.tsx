"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { Progress } from "@/components/ui/progress"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/account/endpoints"
import type { Usage } from "@/lib/features/account/schema"

interface LineProps {
  label: string
  used: number
  limit: number
  write: (amount: number) => string
}

function Line({ label, used, limit, write }: LineProps) {
  const t = useTranslations("account.usage")
  const percent = Math.min(100, Math.ceil((100 * used) / limit))
  return (
    <li>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm">{label}</span>
        <span className="tabular text-dense text-ink-muted">{t("of", { used: write(used), limit: write(limit) })}</span>
      </p>
      <Progress value={percent} label={label} tone={percent >= 90 ? "warning" : "brand"} />
    </li>
  )
}

/** One decimal below ten megabytes, so that a small file shows. */
const megabytes = (bytes: number) => ({ value: bytes / 1_000_000, maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 })

function Lines({ mail, files, rows }: Usage) {
  const t = useTranslations("account.usage")
  const format = useFormatter()
  const count = (amount: number) => format.number(amount)
  const size = (bytes: number) => {
    const { value, maximumFractionDigits } = megabytes(bytes)
    return format.number(value, { style: "unit", unit: "megabyte", maximumFractionDigits })
  }
  return (
    <ul className="space-y-4">
      {mail.sends && (
        <>
          <Line label={t("mailPerson")} write={count} {...mail.person} />
          <Line label={t("mailWorkspace")} write={count} {...mail.workspace} />
        </>
      )}
      <Line label={t("filesPerson")} write={size} {...files.person} />
      <Line label={t("filesWorkspace")} write={size} {...files.workspace} />
      <Line label={t("rows")} write={count} {...rows} />
    </ul>
  )
}

/** The limits of the user and the workspace, and how much of them is used. */
export function UsageCard() {
  const t = useTranslations("account.usage")
  const { data, error, mutate } = useQuery(endpoints.getUsage)
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody>
        {!data && error && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonText lines={5} className="py-3" />}
        {data && <Lines {...data} />}
      </CardBody>
    </Card>
  )
}
