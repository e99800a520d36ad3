"use client"

import { useTranslations } from "next-intl"
import { Select } from "@/components/ui/select"
import { Tabs } from "@/components/ui/tabs"
import { pushParams } from "@/lib/core/client/use-list-state"
import { useAddressOf } from "./addresses"
import { type BooksTab, booksTabs } from "./tabs"
import { useBooks } from "./use-books"

/** Chooses the business, if there are several. The other parameters of the URL belong to the books left behind. */
function BusinessSelect() {
  const t = useTranslations("ledger")
  const { business, businesses } = useBooks()
  if (!business || businesses.length < 2) return null
  return (
    <Select
      aria-label={t("business")}
      className="w-auto min-w-0 max-w-60"
      value={String(business.id)}
      onChange={({ target }) => pushParams(new URLSearchParams({ business: target.value }))}
      options={businesses.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
    />
  )
}

/** The tabs of the books, which stay with the chosen business and shop. */
export function BooksTabs({ current }: { current: BooksTab }) {
  const t = useTranslations("ledger")
  const addressOf = useAddressOf()
  const tabs = booksTabs.map(({ name, path }) => ({ name, label: t(`tabs.${name}`), href: addressOf(path) }))
  return (
    <div className="mb-4 flex flex-wrap-reverse items-center justify-between gap-3 print:hidden">
      <Tabs
        tabs={tabs}
        current={tabs.find(({ name }) => name === current)?.href ?? ""}
        label={t("title")}
        className="min-w-0"
      />
      <BusinessSelect />
    </div>
  )
}
