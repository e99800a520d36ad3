"use client"

import { useTranslations } from "next-intl"
import { Pagination } from "@/components/ui/pagination"
import { usePathname } from "@/lib/core/i18n/navigation"

interface Props {
  /** Name of the table, for the accessible name of the pagination. */
  label: string
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** Range and pagination of a table whose page is not in the URL. */
export function DataPages({ label, page, perPage, total, onPage }: Props) {
  const t = useTranslations("list")
  const ui = useTranslations("ui")
  const path = usePathname()
  const pages = Math.max(1, Math.ceil(total / perPage))
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-line min-h-14 border-t px-5 py-3">
      <p dir="auto" className="tabular text-dense text-ink-muted" aria-live="polite">
        {total > 0 && t("range", { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total })}
      </p>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          href={(to) => `${path}?page=${to}`}
          onPage={onPage}
          label={`${ui("pagination")}: ${label}`}
        />
      )}
    </footer>
  )
}
