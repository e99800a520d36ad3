"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Popover } from "@/components/ui/popover"
import { Stepper } from "@/components/ui/stepper"

export default function Uncontrolled() {
  const t = useTranslations("kit/popovers.uncontrolled")
  const format = useFormatter()
  const [price, setPrice] = useState(14)
  return (
    <div className="flex flex-wrap items-center gap-4 text-sm">
      <Popover label={t("open")} align="start" button={{ variant: "outline", children: t("open") }}>
        {(close) => (
          <div className="flex items-center justify-between gap-3">
            <Stepper value={price} label={t("price")} decreaseLabel="−1" increaseLabel="+1" onChange={setPrice} />
            <Button onClick={close}>{t("keep")}</Button>
          </div>
        )}
      </Popover>
      <p>{t("now", { price: format.number(price, { style: "currency", currency: "EUR" }) })}</p>
    </div>
  )
}
