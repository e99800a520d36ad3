"use client"

import { useTranslations } from "next-intl"
import { documentAddress } from "@/components/features/ledger/document-address"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { Payment, PaymentTotals } from "@/lib/features/payments/schema/register"
import type { PaymentDirection } from "@/lib/features/payments/values"
import { useDay } from "./use-day"

const tones = { valid: "success", unallocated: "warning", reversed: "neutral" } as const
type Sum = PaymentTotals["data"][number]

const entryAddress = ({ id }: Payment) => `/business/books/entries/${id}`
/** The screen of the document behind a payment, or of its entry in the books. */
const addressOf = (payment: Payment) => (payment.document && documentAddress(payment.document)) ?? entryAddress(payment)

/** The columns of the register. Each row leads to its document and to its entry in the books. */
export function useRegisterColumns(): ListColumn<Payment, Sum>[] {
  const t = useTranslations("payments")
  const locale = useLanguage()
  const day = useDay()
  const amounts = (direction: PaymentDirection): ListColumn<Payment, Sum> => ({
    name: direction,
    header: t(`columns.${direction}`),
    cell: (row) =>
      row.direction === direction && (
        <span className="tabular">
          <span className="me-1 text-ink-muted md:hidden">{t(`columns.${direction}`)}</span>
          {money(row.amount, row.currency, locale)}
        </span>
      ),
    text: (row) => (row.direction === direction ? major(row.amount) : ""),
    sum: {
      cell: (sum) => money(sum[direction], sum.currency, locale),
      text: (sum) => major(sum[direction]),
    },
    sortBy: direction === "in" ? "amount" : undefined,
    align: "end",
    width: "w-[14%]",
  })
  return [
    {
      name: "date",
      header: t("columns.date"),
      cell: (row) => (
        <span className="block min-w-0">
          <span className="block">{day(row.date)}</span>
          <TextLink href={entryAddress(row)} className="tabular block truncate text-xs">
            {t("register.entry", { number: row.number })}
          </TextLink>
        </span>
      ),
      text: ({ date }) => date,
      sortBy: "date",
      width: "w-[18%]",
    },
    {
      name: "name",
      header: t("columns.name"),
      cell: (row) => (
        <span className="block min-w-0">
          <TextLink href={addressOf(row)} className="block truncate font-medium">
            <bdi>{row.name || t(`kinds.${row.kind}`)}</bdi>
          </TextLink>
          <span className="block truncate text-ink-muted text-xs">
            {t(`kinds.${row.kind}`)}
            {row.memo && row.memo !== row.name && (
              <>
                {" · "}
                <bdi>{row.memo}</bdi>
              </>
            )}
          </span>
        </span>
      ),
      text: ({ name }) => name,
      width: "w-[30%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "method",
      header: t("columns.method"),
      cell: ({ method }) => t(`methods.${method}`),
      text: ({ method }) => t(`methods.${method}`),
      width: "w-[10%]",
      phone: "hidden",
    },
    amounts("in"),
    amounts("out"),
    {
      name: "state",
      header: t("columns.state"),
      cell: ({ state, rest, currency }) => (
        <span className="flex flex-wrap items-center gap-1">
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {state === "unallocated" && <span className="tabular text-xs">{money(rest, currency, locale)}</span>}
        </span>
      ),
      text: ({ state }) => t(`states.${state}`),
      width: "w-[14%]",
    },
  ]
}
