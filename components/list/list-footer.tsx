"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Pagination } from "@/components/ui/pagination"

interface Props {
  page: number
  perPage: number
  lastPage: number
  /** Rows on this page. */
  shown: number
  total: number
  totalIsEstimate: boolean
  /** Returns the URL of a page. */
  href: (page: number) => string
  onPage: (page: number) => void
  /** Page size select, which is here on phones. */
  pageSize: ReactNode
}

/** Range and pagination of a list. */
export function ListFooter(props: Props) {
  const { page, perPage, lastPage, shown, total, totalIsEstimate, href, onPage, pageSize } = props
  const t = useTranslations("list")
  const from = (page - 1) * perPage + 1
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 md:px-5">
      <p dir="auto" className="tabular text-dense text-ink-muted" aria-live="polite">
        {t(totalIsEstimate ? "rangeAbout" : "range", { from, to: from + shown - 1, total })}
      </p>
      <span className="md:hidden">{pageSize}</span>
      {lastPage > 1 && (
        <Pagination page={page} pages={lastPage} href={href} onPage={onPage} className="max-md:mx-auto md:-me-1.5" />
      )}
    </footer>
  )
}
