"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { AccountPaymentRecord } from "@/lib/features/payments/schema/account"
import { accountTones } from "./account-tones"
import { AllocateForm } from "./allocate-form"
import { AllocationList } from "./allocation-list"
import { RefundForm, ReverseForm } from "./refund-form"
import { useDay } from "./use-day"

function Facts({ payment }: { payment: AccountPaymentRecord }) {
  const t = useTranslations("payments")
  const locale = useLanguage()
  const day = useDay()
  const text = (amount: number) => <span className="tabular">{money(amount, payment.currency, locale)}</span>
  return (
    <DescriptionList
      items={[
        { term: t("account.fields.party"), value: payment.partyName },
        { term: t("account.fields.amount"), value: text(payment.amount) },
        { term: t("account.fields.rest"), value: text(payment.rest) },
        {
          term: t("account.fields.state"),
          value: <Badge tone={accountTones[payment.state]}>{t(`account.states.${payment.state}`)}</Badge>,
        },
        {
          term: t("account.fields.paidOn"),
          value: (
            <TextLink href={`/business/books/entries/${payment.entry}`}>
              {`${day(payment.paidOn)}, ${t(`methods.${payment.method}`)}`}
            </TextLink>
          ),
        },
        { term: t("account.fields.memo"), value: payment.memo },
      ]}
    />
  )
}

/** Actions on a payment: allocate or refund the rest, or reverse a payment without allocations. */
function Actions({ payment }: { payment: AccountPaymentRecord }) {
  const t = useTranslations("payments.account")
  const [open, setOpen] = useState<"refund" | "reverse">()
  const close = () => setOpen(undefined)
  if (open === "refund") return <RefundForm payment={payment} onDone={close} />
  if (open === "reverse") return <ReverseForm payment={payment} onDone={close} />
  return (
    <>
      {payment.rest > 0 && <AllocateForm payment={payment} />}
      <div className="flex flex-wrap gap-3">
        {payment.rest > 0 && (
          <Button variant="outline" onClick={() => setOpen("refund")}>
            {t("refund")}
          </Button>
        )}
        {payment.allocated === 0 && (
          <Button variant="ghost" tone="danger" onClick={() => setOpen("reverse")}>
            {t("reverse")}
          </Button>
        )}
      </div>
    </>
  )
}

/** A payment on account: its facts, its allocations, and the actions on it. */
export function AccountDetails({ id }: { id: number }) {
  const t = useTranslations("payments.account")
  const mayChange = useAbility().can("update", "Payment")
  const { data, error, mutate } = useQuery(endpoints.getAccountPayment, { params: { id } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  return (
    <div className="grid gap-5">
      <Facts payment={data} />
      <section className="grid gap-2">
        <h3 className="font-semibold text-base">{t("history")}</h3>
        <AllocationList payment={data} />
      </section>
      {mayChange && data.state !== "reversed" && <Actions payment={data} />}
    </div>
  )
}
