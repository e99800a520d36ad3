"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { useDay } from "@/components/features/payments/use-day"
import { choices, type PaymentPlace } from "@/components/features/payments/use-payment-places"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Badge } from "@/components/ui/badge"
import { Checkbox } from "@/components/ui/checkbox"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { isWorkingDay } from "@/lib/core/holidays"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import type { Candidate } from "@/lib/features/payment-batches/schema"
import type { BatchKind } from "@/lib/features/payment-batches/values"
import { staleBatches } from "./stale"

const schema = () => import("@/lib/features/payment-batches/schema").then(({ batchForm }) => batchForm)

/** The next day on which banks work, after today. */
function nextBankDay(): string {
  let day = shiftDay(new Date().toISOString().slice(0, 10), 1)
  while (!isWorkingDay(day, "TARGET")) day = shiftDay(day, 1)
  return day
}

type Item = Pick<Candidate, "kind" | "id"> & { iban?: string }
const keyOf = ({ kind, id }: Pick<Candidate, "kind" | "id">) => `${kind}-${id}`
/** Warnings, and accounts that can be typed, don't keep anything out. */
const isPayable = ({ kind, problem }: Candidate) =>
  problem === null || problem === "otherIban" || (kind === "refund" && problem === "noIban")

function Row({ candidate, currency }: { candidate: Candidate; currency: string }) {
  const t = useTranslations("payments")
  const locale = useLanguage()
  const day = useDay()
  const { setValue } = useFormContext()
  const items = useWatch({ name: "items" }) as Item[]
  const { kind, id, label, name, dueOn, amount, problem } = candidate
  const index = items.findIndex((item) => keyOf(item) === keyOf(candidate))
  const toggle = () => {
    const rest = items.filter((item) => keyOf(item) !== keyOf(candidate))
    setValue("items", index < 0 ? [...items, { kind, id }] : rest, { shouldDirty: true })
  }
  const needsIban = kind === "refund" && problem === "noIban"
  return (
    <li className="grid gap-2 p-3">
      <div className="flex items-start justify-between gap-3">
        <Checkbox
          checked={index >= 0}
          disabled={!isPayable(candidate)}
          onChange={toggle}
          label={`${t(kind === "refund" ? "kinds.refund" : `kinds.${kind}`)} ${kind === "refund" ? "" : label} · ${name}`}
          help={dueOn ? t("account.due", { day: day(dueOn) }) : undefined}
        />
        <span className="tabular shrink-0 pt-1 text-dense max-sm:pt-3">{money(amount, currency, locale)}</span>
      </div>
      {problem && !needsIban && (
        <span className="ps-6.5">
          <Badge tone={problem === "otherIban" ? "warning" : "neutral"}>{t(`batches.problems.${problem}`)}</Badge>
        </span>
      )}
      {needsIban && index >= 0 && (
        <TextField required name={`items.${index}.iban`} label={t("batches.fields.iban", { name })} maxLength={50} />
      )}
    </li>
  )
}

function Chosen({ candidates, currency }: { candidates: Candidate[]; currency: string }) {
  const t = useTranslations("payments.batches")
  const locale = useLanguage()
  const items = useWatch({ name: "items" }) as Item[]
  const chosen = candidates.filter((one) => items.some((item) => keyOf(item) === keyOf(one)))
  const sum = chosen.reduce((total, { amount }) => total + amount, 0)
  return (
    <p className="tabular text-ink-muted text-sm" aria-live="polite">
      {t("chosen", { count: chosen.length, amount: money(sum, currency, locale) })}
    </p>
  )
}

interface Props {
  kind: BatchKind
  place: PaymentPlace
  candidates: Candidate[]
  onDone: (id?: number) => void
}

/** Chooses what is paid or collected, on which day and from which account. */
export function CandidateForm({ kind, place, candidates, onDone }: Props) {
  const t = useTranslations("payments.batches")
  const add = useMutation(endpoints.addPaymentBatch, { invalidates: staleBatches })
  const { currency } = place
  const items = candidates.filter(({ problem }) => problem === null).map(({ kind: one, id }) => ({ kind: one, id }))
  return (
    <Form
      schema={schema}
      defaultValues={
        {
          ...{ business: place.id, kind, executionOn: nextBankDay(), items },
          bankAccount: String(place.accounts[0]?.id ?? ""),
        } as never
      }
      submitLabel={t("prepare")}
      onCancel={() => onDone()}
      onSubmit={async (body) => {
        const { id } = await add.run({ body })
        void toast.success(t("prepared", { id }))
        onDone(id)
      }}
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <SelectField name="bankAccount" label={t("fields.bankAccount")} options={choices(place.accounts)} />
        <DayField required name="executionOn" label={t("fields.executionOn")} />
      </div>
      <ul className="divide-y divide-line rounded-control border border-line">
        {candidates.map((one) => (
          <Row key={keyOf(one)} candidate={one} currency={currency} />
        ))}
      </ul>
      <Chosen candidates={candidates} currency={currency} />
    </Form>
  )
}
