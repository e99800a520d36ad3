"use client"

import { Banknote, CreditCard, Landmark, Truck } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"

const moves = [
  { name: "card", amount: 248.5, icon: CreditCard },
  { name: "transfer", amount: 1290, icon: Landmark },
  { name: "parcels", amount: -86.4, icon: Truck },
  { name: "cash", amount: 64.9, icon: Banknote },
] as const

export default function Transactions() {
  const t = useTranslations("kit/cards-advance.transactions")
  const format = useFormatter()
  return (
    <Card>
      <CardHeader level={3} title={t("head")} />
      <CardBody>
        <ul className="space-y-4">
          {moves.map(({ name, amount, icon: Icon }) => (
            <li key={name} className="flex items-center gap-3">
              <span
                className={`grid size-9 shrink-0 place-items-center rounded-control bg-tone-soft text-tone-text ${amount < 0 ? "tone-danger" : "tone-success"}`}
              >
                <Icon aria-hidden="true" className="size-4.5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-dense">{t(`${name}.name`)}</span>
                <span className="block text-ink-muted text-xs">{t(`${name}.text`)}</span>
              </span>
              <bdi className={`tabular font-medium ${amount < 0 ? "text-danger-text" : "text-success-text"}`}>
                {format.number(amount, { style: "currency", currency: "EUR", signDisplay: "exceptZero" })}
              </bdi>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
