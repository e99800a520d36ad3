"use client"

import { useTranslations } from "next-intl"
import { Spinner } from "@/components/ui/spinner"

export default function Float() {
  const t = useTranslations("kit/spinners")
  return (
    <p className="flow-root text-pretty text-sm">
      <Spinner className="float-end ms-4 mb-1 size-8 text-brand-text" />
      {t("float.text")}
    </p>
  )
}
