"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import type { FormSchema, SchemaLoader } from "@/components/form/lazy-resolver"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import type { Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/direct-debits/endpoints"
import type { DebitOccurrence } from "@/lib/features/direct-debits/schema"
import { staleDebits } from "./stale"
import { useDay } from "./use-day"

export const answers = ["collect", "fail", "skip"] as const
export type Answer = (typeof answers)[number]

const load = () => import("@/lib/features/direct-debits/schema")
const today = () => new Date().toISOString().slice(0, 10)
const pastOf = (day: string) => (day < today() ? day : today())

const definitions = {
  collect: {
    endpoint: endpoints.collectDebitOccurrence,
    schema: async () => (await load()).collectForm,
    blank: ({ expected, dueOn }: DebitOccurrence) => ({ amount: expected, on: pastOf(dueOn), note: "" }),
    done: "collected",
  },
  fail: {
    endpoint: endpoints.failDebitOccurrence,
    schema: async () => (await load()).failForm,
    blank: () => ({ on: today(), fee: null, reason: "", retryOn: "" }),
    done: "failed",
  },
  skip: {
    endpoint: endpoints.skipDebitOccurrence,
    schema: async () => (await load()).skipForm,
    blank: () => ({ reason: "" }),
    done: "skipped",
  },
} as const

function Fields({ answer, occurrence: { currency } }: { answer: Answer; occurrence: DebitOccurrence }): ReactNode {
  const t = useTranslations("direct-debits")
  const reason = <TextField required name="reason" label={t("answer.reason")} maxLength={200} />
  if (answer === "skip") return reason
  const day = <DayField required name="on" label={t("answer.on")} max={today()} />
  if (answer === "collect")
    return (
      <>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <MoneyField required name="amount" label={t("fields.amount")} currency={currency} />
          {day}
        </div>
        <TextField name="note" label={t("answer.reason")} help={t("fields.toleranceHelp")} maxLength={200} />
      </>
    )
  return (
    <>
      <p className="text-pretty text-sm">{t("answer.failText")}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {day}
        <MoneyField name="fee" label={t("answer.fee")} currency={currency} />
      </div>
      {reason}
      <DayField name="retryOn" label={t("answer.retryOn")} />
    </>
  )
}

interface Props {
  answer: Answer
  occurrence: DebitOccurrence
  onDone: () => void
}

/** Says what became of a direct debit. */
export function AnswerForm({ answer, occurrence, onDone }: Props) {
  const t = useTranslations("direct-debits")
  const locale = useLanguage()
  const day = useDay()
  const { endpoint, schema, blank, done } = definitions[answer]
  const send = useMutation(endpoint as EndpointReference<Endpoint>, { invalidates: staleDebits })
  return (
    <Form
      schema={schema as SchemaLoader<FormSchema>}
      defaultValues={blank(occurrence) as Record<string, unknown>}
      submitLabel={t(`answer.${answer}Submit`)}
      onCancel={onDone}
      onSubmit={async (body) => {
        await send.run({ params: { id: occurrence.id }, body } as never)
        const amount = money(Number((body as { amount?: number }).amount ?? 0), occurrence.currency, locale)
        void toast.success(t(`done.${done}`, { name: occurrence.creditor, amount }))
        onDone()
      }}
    >
      <p className="text-ink-muted text-sm">
        {t("occurrences.row", { creditor: occurrence.creditor, day: day(occurrence.dueOn) })}
        {" · "}
        <span className="tabular">{money(occurrence.expected, occurrence.currency, locale)}</span>
      </p>
      <Fields answer={answer} occurrence={occurrence} />
    </Form>
  )
}
