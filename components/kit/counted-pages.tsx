"use client"

import { useTranslations } from "next-intl"
import { type ComponentProps, useState } from "react"
import { Pagination } from "@/components/ui/pagination"

type Look = Pick<ComponentProps<typeof Pagination>, "look" | "size" | "tone" | "steps" | "className">

interface Props extends Look {
  /** Accessible name of the pagination. */
  label: string
  /** Number of entries. */
  count?: number
  /** Entries per page. */
  perPage?: number
}

/** A pagination that computes its pages from `count` and shows the current range. */
export function CountedPages({ label, count = 240, perPage = 20, ...look }: Props) {
  const t = useTranslations("kit/paginate")
  const [requested, setRequested] = useState(1)
  const pages = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(requested, pages)
  return (
    <div className="space-y-2">
      <Pagination
        {...look}
        label={label}
        page={page}
        pages={pages}
        href={(to) => `?page=${to}`}
        onPage={setRequested}
      />
      <p aria-live="polite" className="tabular text-dense text-ink-muted">
        {t("shown", { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, count), count })}
      </p>
    </div>
  )
}
