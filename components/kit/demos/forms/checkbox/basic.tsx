"use client"

import { useTranslations } from "next-intl"
import { Checkbox } from "@/components/ui/checkbox"

export default function Basic() {
  const t = useTranslations("kit/checkbox")
  return (
    <div>
      <Checkbox label={t("basic.gift")} defaultChecked />
      <Checkbox label={t("basic.express")} help={t("basic.help")} />
      <Checkbox label={t("basic.locked")} disabled />
      <Checkbox label={t("basic.fixed")} disabled defaultChecked />
    </div>
  )
}
