"use client"

import { Download, FileCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { useDay } from "@/components/features/payments/use-day"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import type { BatchRecord } from "@/lib/features/payment-batches/schema"
import { BatchAnswer } from "./batch-answer"
import { BatchItems } from "./batch-items"
import { batchTones } from "./batch-list"
import { staleBatches } from "./stale"

function Facts({ batch }: { batch: BatchRecord }) {
  const t = useTranslations("payments.batches")
  const locale = useLanguage()
  const day = useDay()
  const { state, total, currency, executionOn, messageId, businessName, accountName, note } = batch
  return (
    <DescriptionList
      items={[
        { term: t("columns.state"), value: <Badge tone={batchTones[state]}>{t(`states.${state}`)}</Badge> },
        { term: t("columns.total"), value: <span className="tabular">{money(total, currency, locale)}</span> },
        { term: t("fields.executionOn"), value: day(executionOn) },
        { term: t("fields.bankAccount"), value: `${businessName}, ${accountName}` },
        { term: t("columns.message"), value: <bdi className="tabular">{messageId}</bdi> },
        { term: t("fields.reason"), value: note },
      ].filter(({ value }) => value !== "")}
    />
  )
}

function Prepared({ batch }: { batch: BatchRecord }) {
  const t = useTranslations("payments.batches")
  const attempt = useAttempt(staleBatches)
  const input = { params: { id: batch.id }, body: { version: batch.version } }
  const makeFile = () =>
    attempt(async () => {
      await callOnce(endpoints.exportPaymentBatch, input)
      void toast.success(t("exported"))
    })
  const cancel = () =>
    attempt(async () => {
      await callOnce(endpoints.cancelPaymentBatch, input)
      void toast.success(t("cancelled"))
    })
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<FileCheck />} onClick={() => void makeFile()}>
        {t("export")}
      </Button>
      <Button variant="ghost" tone="danger" onClick={() => void cancel()}>
        {t("cancel")}
      </Button>
    </div>
  )
}

/** The browser saves the file as if a link had been clicked. */
function save(id: number): void {
  const link = document.createElement("a")
  link.href = `/api/v1/payment-batches/${id}/file`
  link.download = ""
  link.click()
}

/** A batch: its payments, its file, and what the bank did with it. */
export function BatchDetails({ id }: { id: number }) {
  const t = useTranslations("payments.batches")
  const mayChange = useAbility().can("update", "Payment")
  const { data, error, mutate } = useQuery(endpoints.getPaymentBatch, { params: { id } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  return (
    <div className="grid gap-5">
      <Facts batch={data} />
      {data.exportedAt && (
        <Button variant="outline" icon={<Download />} onClick={() => save(id)} className="justify-self-start">
          {t("download")}
        </Button>
      )}
      {mayChange && data.state === "prepared" && <Prepared batch={data} />}
      {data.state === "exported" && <Alert>{t("uploadHint")}</Alert>}
      {mayChange && data.state === "exported" && <BatchAnswer batch={data} />}
      <BatchItems batch={data} />
    </div>
  )
}
