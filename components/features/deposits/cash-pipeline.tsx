"use client"

import { ChevronRight, TriangleAlert } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/deposits/endpoints"
import type { CurrencySummary } from "@/lib/features/deposits/schema"
import { address, tableOf } from "./addresses"
import { depositListSource, summaryQuery } from "./deposit-list-source"

interface FlowProps {
  sums: CurrencySummary
  shop?: number
  bankedFrom: string
}

/** The places of cash in one currency, in the order in which it passes them. Each figure leads to the list that adds up to it. */
function Flow({ sums: { currency, cash }, shop, bankedFrom }: FlowProps) {
  const t = useTranslations("deposits.flow")
  const format = useFormatter()
  const locale = useLanguage()
  const since = format.dateTime(new Date(`${bankedFrom}T12:00:00Z`), { dateStyle: "medium" })
  const steps = [
    { label: t("tills"), amount: cash.tills, href: address("/business/cash-notes", { shop }) },
    { label: t("dropPending"), amount: cash.dropPending, href: tableOf({ shop, stage: "drop-pending" }) },
    { label: t("safes"), amount: cash.safes, href: address("/business/safe-deposit", { shop }) },
    { label: t("inTransit"), amount: cash.inTransit, href: tableOf({ shop, stage: "in-transit" }) },
    {
      label: t("banked", { day: since }),
      amount: cash.banked,
      href: tableOf({ shop, stage: "bank", from: bankedFrom }),
    },
  ].filter(({ amount }) => amount !== null)
  const wrong = [
    ...(cash.missing > 0 ? [t("missing", { amount: money(cash.missing, currency, locale) })] : []),
    ...(cash.surplus > 0 ? [t("surplus", { amount: money(cash.surplus, currency, locale) })] : []),
  ]
  return (
    <div className="space-y-2">
      <ol className="flex flex-col gap-2 md:flex-row md:items-stretch">
        {steps.map(({ label, amount, href }, index) => (
          <li key={label} className="flex min-w-0 flex-1 flex-col items-stretch gap-2 md:flex-row md:items-center">
            {index > 0 && (
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 self-center text-ink-muted max-md:rotate-90 md:rtl:rotate-180"
              />
            )}
            <Link
              href={href}
              className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-card border border-line bg-card px-4 py-2.5 shadow-card transition-colors duration-fast hover:border-line-strong md:flex-col md:items-start"
            >
              <span className="text-dense text-ink-muted">{label}</span>
              <bdi className="tabular font-semibold text-base text-ink">{money(amount ?? 0, currency, locale)}</bdi>
            </Link>
          </li>
        ))}
      </ol>
      {wrong.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-warning-text">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <TextLink href={tableOf({ shop, stage: "discrepancy" })}>{wrong.join(" ")}</TextLink>
        </p>
      )}
    </div>
  )
}

/** Where the cash is between the tills and the bank. */
export function CashPipeline({ shop }: { shop?: number }) {
  const t = useTranslations("deposits.flow")
  const { query } = useListState(depositListSource.rules)
  const { data, error, mutate, isValidating } = useQuery(endpoints.summariseDeposits, {
    query: summaryQuery(shop, query),
  })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  return (
    <section aria-label={t("label")} className="space-y-4">
      {!data && <Skeleton className="h-16" />}
      {data?.data.map((sums) => (
        <Flow key={sums.currency} sums={sums} shop={shop} bankedFrom={data.bankedFrom} />
      ))}
    </section>
  )
}
