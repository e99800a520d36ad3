"use client"

import { Banknote, CreditCard, Landmark, Smartphone } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Combobox } from "@/components/ui/combobox"

const ways = [
  { value: "cash", Icon: Banknote },
  { value: "card", Icon: CreditCard },
  { value: "phone", Icon: Smartphone },
  { value: "bank", Icon: Landmark },
] as const

export default function Icons() {
  const t = useTranslations("kit/select")
  const [way, setWay] = useState("card")
  return (
    <FieldFrame label={t("icons.label")}>
      {(control) => (
        <Combobox
          {...control}
          value={way}
          onChange={setWay}
          options={ways.map(({ value, Icon }) => ({
            value,
            label: t(`icons.${value}`),
            icon: <Icon aria-hidden="true" />,
          }))}
        />
      )}
    </FieldFrame>
  )
}
