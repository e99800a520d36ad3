"use client"

import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { Pagination } from "@/components/ui/pagination"

const pages = 12

export default function Basic() {
  const t = useTranslations("kit/pagination")
  const asked = Math.trunc(Number(useSearchParams().get("page")))
  const page = asked >= 1 && asked <= pages ? asked : 1
  return (
    <div className="space-y-3">
      <p className="text-dense text-ink-muted">{t("at", { page, pages })}</p>
      <Pagination page={page} pages={pages} href={(to) => `/components/pagination?page=${to}#basic`} />
    </div>
  )
}
