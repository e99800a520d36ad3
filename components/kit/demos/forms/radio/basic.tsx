"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import { RadioGroup } from "@/components/ui/radio-group"

export default function Basic() {
  const t = useTranslations("kit/radio")
  const name = useId()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RadioGroup
        name={`${name}delivery`}
        legend={t("basic.delivery")}
        defaultValue="post"
        options={[
          { value: "post", label: t("basic.post") },
          { value: "shop", label: t("basic.shop"), help: t("basic.help") },
          { value: "bike", label: t("basic.bike"), disabled: true },
        ]}
      />
      <RadioGroup
        name={`${name}format`}
        legend={t("basic.format")}
        look="row"
        defaultValue="A5"
        options={["A4", "A5", "A6"].map((value) => ({ value, label: value }))}
      />
    </div>
  )
}
