"use client"

import { useTranslations } from "next-intl"
import { type ComponentProps, useState } from "react"
import { Pagination } from "@/components/ui/pagination"

type Look = Pick<ComponentProps<typeof Pagination>, "look" | "size" | "tone" | "steps" | "className">

interface Props extends Look {
  /** Names the pager among those of the page. */
  label: string
  /** How many there are, and how many of them a page holds: the number of pages follows. */
  count?: number
  perPage?: number
}

/** Pages through so many entries, and says which of them are in sight. */
export function CountedPages({ label, count = 240, perPage = 20, ...look }: Props) {
  const t = useTranslations("kit/paginate")
  const [asked, setAsked] = useState(1)
  const pages = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(asked, pages)
  return (
    <div className="space-y-2">
      <Pagination {...look} label={label} page={page} pages={pages} href={(to) => `?page=${to}`} onPage={setAsked} />
      <p aria-live="polite" className="tabular text-dense text-ink-muted">
        {t("shown", { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, count), count })}
      </p>
    </div>
  )
}
