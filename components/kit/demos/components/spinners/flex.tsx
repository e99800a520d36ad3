"use client"

import { useTranslations } from "next-intl"
import { Spinner } from "@/components/ui/spinner"

export default function Flex() {
  const t = useTranslations("kit/spinners")
  return (
    <p className="flex items-center justify-between gap-4 font-medium text-sm">
      {t("flex.text")}
      <Spinner className="size-6 text-brand-text" />
    </p>
  )
}
