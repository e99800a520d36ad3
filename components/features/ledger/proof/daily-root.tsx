"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DayInput } from "@/components/ui/day-input"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton, SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { ChainRoot } from "@/lib/features/ledger/schema/proof"
import { useFormats } from "../use-formats"
import { RootEmail } from "./root-email"
import { saveFile } from "./save-file"

const today = () => new Date().toISOString().slice(0, 10)

function save(root: ChainRoot): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(root, null, 2)}\n`], { type: "application/json" }))
  saveFile(address, `root-${root.business}-${root.at}.json`)
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The root at the end of a day in words. */
function Root({ business, at }: { business: number; at: string }) {
  const t = useTranslations("proof.root")
  const { date } = useFormats()
  const { data, error, isValidating, mutate } = useQuery(endpoints.getChainRoot, {
    params: { id: business },
    query: { at },
  })
  if (!data && error) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data)
    return (
      <div className="space-y-3">
        <SkeletonText lines={2} className="py-1" />
        <Skeleton className="h-14" />
        <Skeleton className="h-9 w-40" />
      </div>
    )
  if (!data.root) return <p className="text-ink-muted text-sm">{t("none", { day: date(data.at) })}</p>
  return (
    <div className="space-y-3">
      <p className="text-sm">{t("text", { entries: data.entries, number: data.number ?? "", day: date(data.at) })}</p>
      <code dir="ltr" className="wrap-anywhere block rounded-control bg-sunken px-3 py-2 text-start text-dense">
        {data.root}
      </code>
      <Button variant="outline" icon={<Download />} onClick={() => save(data)}>
        {t("download")}
      </Button>
    </div>
  )
}

/** The root of the chain at the end of a day, to keep elsewhere, and who gets it by mail. */
export function DailyRoot({ business }: { business: number }) {
  const t = useTranslations("proof.root")
  const [at, setAt] = useState(today)
  const mayChange = useAbility().can("update", "Books")
  return (
    <Card>
      <CardHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <DayInput
            aria-label={t("day")}
            className="w-40"
            value={at}
            max={today()}
            onChange={(day) => setAt(day || today())}
          />
        }
      />
      <CardBody className="space-y-5">
        <Root business={business} at={at} />
        <RootEmail business={business} mayChange={mayChange} />
      </CardBody>
    </Card>
  )
}
