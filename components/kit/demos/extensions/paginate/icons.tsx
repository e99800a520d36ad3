"use client"

import { useTranslations } from "next-intl"
import { CountedPages } from "@/components/kit/counted-pages"

export default function Icons() {
  const t = useTranslations("kit/paginate")
  return <CountedPages label={t("icons.title")} look="filled" steps="icon" />
}
