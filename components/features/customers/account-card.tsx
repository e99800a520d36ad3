"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer } from "@/lib/features/customers/schema"
import { AccountLines } from "./account-lines"

/** A customer's debt to a business, by age and line by line. */
export function AccountCard({ customer, business }: { customer: Customer; business: number }) {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const input = { params: { id: customer.id }, query: { business } }
  const { data, error, mutate } = useQuery(endpoints.getCustomerAccount, input)
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  const text = (minor: number) => <span className="tabular">{money(minor, data.currency, locale)}</span>
  const limit = customer.iouLimit
  return (
    <>
      <Card>
        <CardHeader
          title={t("owes", { amount: money(data.balance, data.currency, locale) })}
          subtitle={data.oldestOn ? t("since", { day: dateIn(locale, data.oldestOn) }) : undefined}
        />
        <CardBody>
          <DescriptionList
            layout="columns"
            items={[
              { term: t("columns.limit"), value: limit === null ? t("noLimit") : text(limit) },
              { term: t("columns.left"), value: limit === null ? "" : text(limit - data.balance) },
              { term: t("columns.current"), value: text(data.current) },
              { term: t("columns.over30"), value: text(data.over30) },
              { term: t("columns.over60"), value: text(data.over60) },
              { term: t("columns.over90"), value: text(data.over90) },
            ]}
          />
        </CardBody>
      </Card>
      <Card>
        <CardHeader title={t("account.title")} subtitle={t("account.subtitle")} />
        {data.lines.length === 0 ? (
          <EmptyState title={t("account.emptyTitle")} text={t("account.emptyText")} />
        ) : (
          <AccountLines account={data} />
        )}
      </Card>
    </>
  )
}
