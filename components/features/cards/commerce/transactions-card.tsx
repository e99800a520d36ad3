import { Landmark, ShoppingBag } from "lucide-react"
import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { RelativeTime } from "@/components/ui/relative-time"
import { useAmounts } from "../amounts"
import type { CardResponse } from "../figures"

/** The latest incoming money: shop orders and invoice payments. */
export function TransactionsCard({ transactions }: { transactions: CardResponse<"getTransactions">["transactions"] }) {
  const t = useTranslations("cards.transactions")
  const { exact } = useAmounts()
  return (
    <Card className="flex flex-col">
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="flex flex-1 flex-col">
        {transactions.length === 0 && <p className="py-8 text-center text-dense text-ink-muted">{t("none")}</p>}
        <ul className="flex flex-1 flex-col justify-between gap-1">
          {transactions.map(({ kind, id, who, what, amount, currency, at }) => {
            const isOrder = kind === "order"
            const isLost = isOrder && what === "cancelled"
            return (
              <li
                key={`${kind} ${id} ${at}`}
                className="relative -mx-2 flex items-center gap-3 rounded-control p-2 hover:bg-sunken"
              >
                <span
                  aria-hidden="true"
                  className={`grid size-9 shrink-0 place-items-center rounded-control bg-tone-soft text-tone-text [&_svg]:size-4.5 ${isOrder ? "tone-brand" : "tone-success"}`}
                >
                  {isOrder ? <ShoppingBag /> : <Landmark />}
                </span>
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium text-dense">
                    <Link
                      href={isOrder ? `/apps/ecommerce/order/${id}` : `/apps/invoice/preview/${id}`}
                      className="rounded-sm after:absolute after:inset-0"
                    >
                      {who}
                    </Link>
                  </p>
                  <p dir="auto" className="w-fit max-w-full truncate text-ink-muted text-xs">
                    {isOrder ? t("order", { number: String(id) }) : t("payment", { number: what })}
                    {" · "}
                    <RelativeTime at={at} />
                  </p>
                </div>
                <span
                  className={`tabular shrink-0 font-medium text-dense ${isLost ? "text-ink-faint line-through" : ""}`}
                >
                  {amount !== null && currency && exact(amount, currency)}
                  {isLost && <span className="sr-only"> {t("cancelled")}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
