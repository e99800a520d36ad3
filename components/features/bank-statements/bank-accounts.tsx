"use client"

import { Landmark } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-statements/endpoints"

/** The balances of each bank account, in the books and in its last statement. */
export function BankAccounts() {
  const t = useTranslations("bank-statements.accounts")
  const format = useFormatter()
  const locale = useLanguage()
  const { data, error, mutate } = useQuery(endpoints.listBankFigures)
  const day = (date: string) => format.dateTime(new Date(`${date}T12:00:00`), { dateStyle: "medium" })
  return (
    <Card>
      <CardHeader title={t("title")} />
      {error && !data && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="m-5 h-20" />}
      {data?.data.length === 0 && <EmptyState icon={<Landmark />} title={t("empty")} text={t("emptyText")} />}
      {data && data.data.length > 0 && (
        <CardBody>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {data.data.map(({ id, name, iban, businessName, currency, books, statement, statementTo, open }) => (
              <li key={id} className="min-w-0 rounded-control border border-line p-4">
                <p className="flex items-center justify-between gap-2 font-medium text-ink">
                  <bdi className="truncate">{name}</bdi>
                  <Badge tone={open > 0 ? "warning" : "success"}>{t("open", { count: open })}</Badge>
                </p>
                <p className="truncate text-dense text-ink-muted">
                  <bdi>{businessName}</bdi> · <bdi className="tabular">{iban}</bdi>
                </p>
                <dl className="tabular mt-3 grid grid-cols-2 gap-1 text-dense">
                  <dt className="text-ink-muted">{t("books")}</dt>
                  <dd className="text-end">{money(books, currency, locale)}</dd>
                  <dt className="text-ink-muted">
                    {statementTo ? t("statement", { day: day(statementTo) }) : t("none")}
                  </dt>
                  <dd className="text-end">{statement === null ? "–" : money(statement, currency, locale)}</dd>
                </dl>
              </li>
            ))}
          </ul>
        </CardBody>
      )}
    </Card>
  )
}
