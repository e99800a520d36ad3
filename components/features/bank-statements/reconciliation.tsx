"use client"

import { Landmark } from "lucide-react"
import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { Reconciliation as Data } from "@/lib/features/bank-statements/schema/statements"
import { useDay } from "./use-day"

const cell = "border-line border-b px-3 py-2 text-start"

function Days({ data: { days, currency } }: { data: Data }) {
  const t = useTranslations("bank-statements.days")
  const locale = useLanguage()
  const day = useDay()
  const amount = (value: number) => money(value, currency, locale)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll a table without focusable content
    <section className="max-h-96 overflow-auto" aria-label={t("title")} tabIndex={0}>
      <table className="w-full text-dense">
        <thead className="sticky top-0 bg-card">
          <tr className="text-ink-muted">
            <th className={cell}>{t("day")}</th>
            <th className={`${cell} text-end!`}>{t("statement")}</th>
            <th className={`${cell} text-end!`}>{t("books")}</th>
            <th className={`${cell} text-end!`}>{t("difference")}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {days.map(({ date, statement, books, difference }) => (
            <tr key={date}>
              <td className={`${cell} whitespace-nowrap`}>{day(date)}</td>
              <td className={`${cell} text-end!`}>{amount(statement)}</td>
              <td className={`${cell} text-end!`}>{amount(books)}</td>
              <td className={`${cell} text-end! ${difference === 0 ? "text-ink-muted" : "text-danger-text"}`}>
                {amount(difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Lines without an entry, and entries without a line. */
function Unmatched({ data: { lines, entries, account, to, currency } }: { data: Data }) {
  const t = useTranslations("bank-statements.days")
  const locale = useLanguage()
  const day = useDay()
  const amount = (value: number) => money(value, currency, locale)
  return (
    <div className="grid gap-3 text-dense">
      <p>
        <TextLink href={`/business/bank/lines?state=open&account=${account}&to=${to}`}>
          {t("openLines", { count: lines.count, amount: amount(lines.sum) })}
        </TextLink>
      </p>
      <p>{t("unmatched", { count: entries.count, amount: amount(entries.sum) })}</p>
      {entries.data.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {entries.data.map((entry) => (
            <li key={entry.entry} className="flex justify-between gap-3 p-3">
              <span className="min-w-0">
                <TextLink href={`/business/books/entries/${entry.entry}`}>
                  <bdi>{entry.memo || entry.number}</bdi>
                </TextLink>
                <span className="block text-ink-muted">{day(entry.businessDate)}</span>
              </span>
              <span className="tabular shrink-0">{amount(entry.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OfAccount({ id }: { id: number }) {
  const t = useTranslations("bank-statements.days")
  const locale = useLanguage()
  const day = useDay()
  const { data, error, mutate } = useQuery(endpoints.getBankReconciliation, { params: { id } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-64" />
  const [last] = data.days
  if (!last) return <p className="text-ink-muted text-sm">{t("none")}</p>
  const on = day(last.date)
  return (
    <>
      {last.difference === 0 ? (
        <Alert tone="success">{t("agrees", { day: on })}</Alert>
      ) : (
        <Alert tone="warning">{t("differs", { day: on, amount: money(last.difference, data.currency, locale) })}</Alert>
      )}
      <Days data={data} />
      <Unmatched data={data} />
    </>
  )
}

/** The balance of a bank account by day, in the statements and in the books. The account is in the URL. */
export function Reconciliation() {
  const t = useTranslations("bank-statements")
  const [account, setAccount] = useViewParam("account")
  const { data, error, mutate } = useQuery(endpoints.listBankFigures)
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-80" />
  const chosen = data.data.find(({ id }) => String(id) === account) ?? data.data[0]
  if (!chosen) return <EmptyState icon={<Landmark />} title={t("accounts.empty")} text={t("accounts.emptyText")} />
  return (
    <Card>
      <CardHeader
        title={t("days.title")}
        actions={
          <Select
            aria-label={t("days.account")}
            options={data.data.map(({ id, name, businessName }) => ({
              ...{ value: String(id), label: `${name} · ${businessName}` },
            }))}
            value={String(chosen.id)}
            onChange={({ target }) => setAccount(target.value, { replace: true })}
          />
        }
      />
      <CardBody className="grid gap-4">
        <OfAccount key={chosen.id} id={chosen.id} />
      </CardBody>
    </Card>
  )
}
