"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { AccountPayment, OpenItem } from "@/lib/features/payments/schema/account"
import { stalePayments } from "./stale"
import { useDay } from "./use-day"

const schema = () => import("@/lib/features/payments/schema/account").then(({ allocateForm }) => allocateForm)
const today = () => new Date().toISOString().slice(0, 10)

/** Spreads an amount over documents, the earliest due first. */
function spread(items: OpenItem[], rest: number): (number | null)[] {
  let left = rest
  return items.map(({ open }) => {
    const amount = Math.min(open, left)
    left -= amount
    return amount > 0 ? amount : null
  })
}

function Chosen({ payment }: { payment: AccountPayment }) {
  const t = useTranslations("payments.account")
  const locale = useLanguage()
  const parts = (useWatch({ name: "parts" }) ?? []) as { amount: number | null }[]
  const sum = parts.reduce((total, { amount }) => total + (amount ?? 0), 0)
  const text = (amount: number) => money(amount, payment.currency, locale)
  return (
    <p className="tabular text-ink-muted text-sm" aria-live="polite">
      {t("chosen", { amount: text(sum), rest: text(payment.rest - sum) })}
    </p>
  )
}

function Items({ items, currency }: { items: OpenItem[]; currency: string }) {
  const t = useTranslations("payments")
  const locale = useLanguage()
  const day = useDay()
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {items.map(({ kind, id, label, dueOn, open }, index) => {
        const facts = [
          dueOn && t("account.due", { day: day(dueOn) }),
          t("account.openAmount", { amount: money(open, currency, locale) }),
        ]
        return (
          <li key={`${kind}-${id}`} className="p-3">
            <MoneyField
              name={`parts.${index}.amount`}
              label={`${t(`kinds.${kind}`)} ${label}`}
              help={facts.filter(Boolean).join(" · ")}
              currency={currency}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Allocates the rest of a payment to what its customer or supplier has outstanding. */
export function AllocateForm({ payment }: { payment: AccountPayment }) {
  const t = useTranslations("payments.account")
  const locale = useLanguage()
  const [made, setMade] = useState(0)
  const { data, error, mutate } = useQuery(endpoints.listOpenItems, { params: { id: payment.id } })
  const allocate = useMutation(endpoints.allocateAccountPayment, { invalidates: stalePayments })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={3} />
  const items = data.data
  if (items.length === 0)
    return <p className="text-ink-muted text-sm">{t("nothingOpen", { name: payment.partyName })}</p>
  const amounts = spread(items, payment.rest)
  return (
    <Form
      key={`${made}-${payment.version}`}
      schema={schema}
      defaultValues={
        {
          ...{ version: payment.version, on: payment.paidOn > today() ? payment.paidOn : today() },
          parts: items.map(({ kind, id }, index) => ({ kind, id, amount: amounts[index] })),
        } as never
      }
      submitLabel={t("allocate")}
      onSubmit={async (body) => {
        const { rest } = await allocate.run({ params: { id: payment.id }, body })
        void toast.success(t("allocated", { amount: money(payment.rest - rest, payment.currency, locale) }))
        setMade((count) => count + 1)
      }}
    >
      <Items items={items} currency={payment.currency} />
      <Chosen payment={payment} />
    </Form>
  )
}
