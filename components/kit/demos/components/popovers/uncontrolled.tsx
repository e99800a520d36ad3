"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { NumberInput } from "@/components/ui/number-input"
import { Popover } from "@/components/ui/popover"

export default function Uncontrolled() {
  const t = useTranslations("kit/popovers.uncontrolled")
  const format = useFormatter()
  const [price, setPrice] = useState<number | undefined>(14)
  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      <Popover label={t("open")} align="start" button={{ variant: "outline", children: t("open") }}>
        {(close) => (
          <div className="flex items-center justify-between gap-3">
            <NumberInput value={price} label={t("price")} min={1} onChange={setPrice} className="w-28!" />
            <Button onClick={close}>{t("keep")}</Button>
          </div>
        )}
      </Popover>
      <p>{t("now", { price: format.number(price ?? 0, { style: "currency", currency: "EUR" }) })}</p>
    </div>
  )
}
