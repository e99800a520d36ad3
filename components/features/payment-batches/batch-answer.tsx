"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import type { BatchItem, BatchRecord } from "@/lib/features/payment-batches/schema"
import { staleBatches } from "./stale"

const load = () => import("@/lib/features/payment-batches/schema")
const settleSchema = () => load().then(({ settleForm }) => settleForm)
const rejectSchema = () => load().then(({ rejectForm }) => rejectForm)
const failSchema = () => load().then(({ failItemForm }) => failItemForm)
const today = () => new Date().toISOString().slice(0, 10)
const bankDay = ({ executionOn }: BatchRecord) => (executionOn < today() ? executionOn : today())

interface Props {
  batch: BatchRecord
  onDone: () => void
}

function SettleForm({ batch, onDone }: Props) {
  const t = useTranslations("payments.batches")
  const settle = useMutation(endpoints.settlePaymentBatch, { invalidates: staleBatches })
  return (
    <Form
      schema={settleSchema}
      defaultValues={{ version: batch.version, on: bankDay(batch) }}
      submitLabel={t("settle")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await settle.run({ params: { id: batch.id }, body })
        void toast.success(t("settled"))
      }}
    >
      <DayField required name="on" label={t("fields.on")} max={today()} />
    </Form>
  )
}

function RejectForm({ batch, onDone }: Props) {
  const t = useTranslations("payments.batches")
  const reject = useMutation(endpoints.rejectPaymentBatch, { invalidates: staleBatches })
  return (
    <Form
      schema={rejectSchema}
      defaultValues={{ version: batch.version, on: bankDay(batch), reason: "" }}
      submitLabel={t("reject")}
      tone="danger"
      onCancel={onDone}
      onSubmit={async (body) => {
        await reject.run({ params: { id: batch.id }, body })
        void toast.success(t("rejected"))
      }}
    >
      <DayField required name="on" label={t("fields.on")} max={today()} />
      <TextField required name="reason" label={t("fields.reason")} maxLength={200} />
    </Form>
  )
}

/** Says that one payment failed or was returned. */
export function FailForm({ batch, item, onDone }: Props & { item: BatchItem }) {
  const t = useTranslations("payments.batches")
  const fail = useMutation(endpoints.failBatchPayment, { invalidates: staleBatches })
  return (
    <Form
      schema={failSchema}
      defaultValues={{ version: batch.version, on: today(), reason: "", fee: null } as never}
      submitLabel={t("fail")}
      tone="danger"
      onCancel={onDone}
      className="mt-3"
      onSubmit={async (body) => {
        await fail.run({ params: { id: batch.id, position: item.position }, body })
        void toast.success(t("failed"))
        onDone()
      }}
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <DayField required name="on" label={t("fields.on")} max={today()} />
        <MoneyField name="fee" label={t("fields.fee")} currency={batch.currency} />
      </div>
      <TextField required name="reason" label={t("fields.reason")} maxLength={200} />
    </Form>
  )
}

/** Records what the bank did with a batch. */
export function BatchAnswer({ batch }: { batch: BatchRecord }) {
  const t = useTranslations("payments.batches")
  const [open, setOpen] = useState<"settle" | "reject">()
  const close = () => setOpen(undefined)
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold text-base">{t("answer")}</h3>
      {open === "settle" && <SettleForm batch={batch} onDone={close} />}
      {open === "reject" && <RejectForm batch={batch} onDone={close} />}
      {!open && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen("settle")}>{t("settle")}</Button>
          <Button variant="outline" tone="danger" onClick={() => setOpen("reject")}>
            {t("reject")}
          </Button>
        </div>
      )}
    </section>
  )
}
