"use client"

import { CreditCard } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { toast } from "@/components/ui/toast"

const cards = ["4242", "1881"]

export default function Payment() {
  const t = useTranslations("kit/cards-advance.payment")
  const [chosen, setChosen] = useState(cards[0])
  return (
    <Card>
      <CardHeader level={3} title={t("head")} subtitle={t("text")} />
      <CardBody>
        <fieldset className="space-y-2">
          <legend className="sr-only">{t("head")}</legend>
          {cards.map((digits, i) => (
            <label
              key={digits}
              className="flex cursor-pointer items-center gap-3 rounded-control border border-line p-3 has-checked:border-brand-mark has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand-mark"
            >
              <input
                type="radio"
                name="kit-payment"
                className="size-4 accent-(--brand-mark)"
                checked={chosen === digits}
                onChange={() => setChosen(digits)}
              />
              <CreditCard aria-hidden="true" className="size-5 text-ink-muted" />
              <span className="tabular flex-1 text-dense">{t("card", { digits })}</span>
              {i === 0 && <Badge tone="success">{t("usual")}</Badge>}
            </label>
          ))}
        </fieldset>
      </CardBody>
      <CardFooter>
        <Button onClick={() => void toast.success(t("done", { digits: chosen ?? "" }))}>{t("action")}</Button>
      </CardFooter>
    </Card>
  )
}
