"use client"

import { useTranslations } from "next-intl"
import { Select } from "@/components/ui/select"
import { Tabs } from "@/components/ui/tabs"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useAddressOf } from "./addresses"
import { type BooksTab, booksTabs } from "./tabs"
import { useBooks } from "./use-books"

interface Props {
  current: BooksTab
  /** The business of the record that is shown, whatever the URL says. */
  business?: number
}

/** Chooses the business, if there are several. The other parameters of the URL belong to the books left behind. */
function BusinessSelect({ path, shown }: { path: string; shown?: number }) {
  const t = useTranslations("ledger")
  const router = useRouter()
  const { business, businesses, shop } = useBooks()
  const value = shown ?? business?.id
  // A chosen shop decides; it is switched in the navbar.
  if (value === undefined || businesses.length < 2 || shop) return null
  return (
    <Select
      aria-label={t("business")}
      className="w-auto min-w-0 max-w-60"
      value={String(value)}
      onChange={({ target }) => router.push(`${path}?business=${target.value}`)}
      options={businesses.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
    />
  )
}

/** The tabs of the books, which stay with the chosen business and shop. */
export function BooksTabs({ current, business }: Props) {
  const t = useTranslations("ledger")
  const addressOf = useAddressOf()
  const own = business === undefined ? {} : { business }
  const tabs = booksTabs.map(({ name, path }) => ({ name, path, label: t(`tabs.${name}`), href: addressOf(path, own) }))
  const tab = tabs.find(({ name }) => name === current)
  return (
    <div className="mb-4 flex flex-wrap-reverse items-center justify-between gap-3 print:hidden">
      <Tabs tabs={tabs} current={tab?.href ?? ""} label={t("title")} className="min-w-0" />
      <BusinessSelect path={tab?.path ?? ""} shown={business} />
    </div>
  )
}
