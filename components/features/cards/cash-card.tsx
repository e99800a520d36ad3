import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { CashPosition } from "@/lib/features/cash-positions/schema"

const places = ["tills", "dropPending", "safes", "inTransit", "discrepancies", "bank"] as const
type Place = (typeof places)[number]

/** The list behind each amount. */
const lists: Record<Place, string> = {
  tills: "/business/cash-notes",
  dropPending: "/business/deposit-to-safe?state=pending",
  safes: "/business/safe-deposit",
  inTransit: "/business/safe-to-bank",
  discrepancies: "/business/safe-to-bank?state=credited",
  bank: "/business/books/trial-balance",
}

interface Props {
  positions: CashPosition[]
  /** The chosen shop. */
  shop?: number
}

/** Where the cash is: in tills, on its way, at the bank. One line per currency, which adds up. */
export function CashCard({ positions, shop }: Props) {
  const t = useTranslations("cards.cash")
  const locale = useLanguage()
  const hrefOf = (place: Place) => {
    const list = lists[place]
    return shop === undefined ? list : `${list}${list.includes("?") ? "&" : "?"}shop=${shop}`
  }
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="grid gap-5">
        {positions.map((position) => {
          const { currency, total } = position
          const shown = places.filter((place) => position[place] !== null)
          return (
            <dl key={currency} className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-7">
              {shown.map((place) => {
                const text = money(position[place] as number, currency, locale)
                const isWrong = place === "discrepancies" && position.discrepancies > 0
                return (
                  <div key={place} className="min-w-0">
                    <dt className="truncate text-ink-muted text-xs">{t(place)}</dt>
                    <dd>
                      <Link
                        href={hrefOf(place)}
                        aria-label={`${t(place)}: ${text}`}
                        className={`tabular inline-flex min-h-8 items-center rounded-sm font-medium hover:underline max-sm:min-h-11 ${isWrong ? "text-danger-text" : "text-ink"}`}
                      >
                        <bdi>{text}</bdi>
                      </Link>
                    </dd>
                  </div>
                )
              })}
              <div className="min-w-0 lg:border-line lg:border-s lg:ps-4">
                <dt className="truncate text-ink-muted text-xs">{t("total")}</dt>
                <dd className="tabular flex min-h-8 items-center font-semibold max-sm:min-h-11">
                  <bdi>{money(total, currency, locale)}</bdi>
                </dd>
              </div>
            </dl>
          )
        })}
      </CardBody>
    </Card>
  )
}
