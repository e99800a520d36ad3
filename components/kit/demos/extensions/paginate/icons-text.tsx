"use client"

import { useTranslations } from "next-intl"
import { CountedPages } from "@/components/kit/counted-pages"

export default function IconsText() {
  const t = useTranslations("kit/paginate")
  return <CountedPages label={t("icons-text.title")} look="joined" steps="both" count={80} />
}
