"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Link } from "@/components/ui/link"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { Business } from "@/lib/features/businesses/schema/businesses"
import type { BusinessFigure } from "@/lib/features/businesses/schema/figures"

interface FigureProps {
  /** The screen that adds up to it. */
  href: string
  label: string
  text: string
}

const Figure = ({ href, label, text }: FigureProps) => (
  <Link
    href={href}
    aria-label={`${label}: ${text}`}
    className="tabular rounded-sm text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current"
  >
    <bdi>{text}</bdi>
  </Link>
)

/** Cash on the premises, and below it how much of that is insured. */
function Cash({ figure, name }: { figure: BusinessFigure; name: string }) {
  const t = useTranslations("businesses")
  const language = useLanguage()
  const { business, cash, currency, insuredLimit } = figure
  const isOver = insuredLimit !== null && cash > insuredLimit
  return (
    <span className="block min-w-0">
      <Figure
        href={`/business/books/trial-balance?business=${business}`}
        label={t("figures.cashOf", { name })}
        text={money(cash, currency, language)}
      />
      {insuredLimit !== null && (
        <span className={`block text-xs ${isOver ? "font-medium text-danger-text" : "text-ink-muted"}`}>
          {t(isOver ? "figures.overLimit" : "figures.limit", { limit: money(insuredLimit, currency, language) })}
        </span>
      )}
    </span>
  )
}

/** The columns with today's takings and cash, for those who may read the books. */
export function useFigureColumns(isShown: boolean): ListColumn<Business>[] {
  const t = useTranslations("businesses")
  const language = useLanguage()
  const format = useFormatter()
  const { data } = useQuery(endpoints.listBusinessFigures, isShown ? {} : null)
  if (!isShown) return []
  const of = ({ id }: Business) => data?.data.find(({ business }) => business === id)
  const written = (amount: number | undefined, currency = "EUR") =>
    amount === undefined ? "" : money(amount, currency, language)
  return [
    {
      name: "takings",
      header: t("figures.takings"),
      cell: (business) => {
        const figure = of(business)
        if (!figure) return null
        const { date, takings, currency } = figure
        return (
          <Figure
            href={`/business/books?business=${business.id}&from=${date}&to=${date}`}
            label={t("figures.takingsOf", { name: business.tradingName })}
            text={written(takings, currency)}
          />
        )
      },
      text: (business) => written(of(business)?.takings, business.currency),
      width: "w-[16%]",
      align: "end",
    },
    {
      name: "cash",
      header: t("figures.cash"),
      cell: (business) => {
        const figure = of(business)
        return figure ? <Cash figure={figure} name={business.tradingName} /> : null
      },
      text: (business) => written(of(business)?.cash, business.currency),
      width: "w-[20%]",
      align: "end",
    },
    {
      name: "exceptions",
      header: t("figures.exceptions"),
      cell: (business) => {
        const count = of(business)?.exceptions
        return (
          count !== undefined && (
            <Figure
              href={`/business/exceptions?state=open&business=${business.id}`}
              label={t("figures.exceptionsOf", { name: business.tradingName })}
              text={format.number(count)}
            />
          )
        )
      },
      text: (business) => String(of(business)?.exceptions ?? ""),
      width: "w-[12%]",
      align: "end",
    },
  ]
}
