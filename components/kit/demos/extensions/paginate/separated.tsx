"use client"

import { useTranslations } from "next-intl"
import { CountedPages } from "@/components/kit/counted-pages"

export default function Separated() {
  const t = useTranslations("kit/paginate")
  return <CountedPages label={t("separated.title")} look="apart" />
}
