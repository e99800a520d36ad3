"use client"

import { useTranslations } from "next-intl"
import { type ComponentProps, useState } from "react"
import { Pagination } from "@/components/ui/pagination"

type Props = Partial<ComponentProps<typeof Pagination>> & {
  /** Makes its label unique on the page. */
  name: string
}

/** A pagination with local state, so that a page can show several. */
export function DemoPages({ name, pages = 12, page: first = 4, ...rest }: Props) {
  const t = useTranslations("kit/pagination")
  const [page, setPage] = useState(first)
  const href = (to: number) => `/components/pagination?page=${to}`
  return (
    <Pagination {...rest} page={page} pages={pages} href={href} onPage={setPage} label={t("label", { demo: name })} />
  )
}
