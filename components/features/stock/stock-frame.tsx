import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Tabs } from "@/components/ui/tabs"
import { type StockTab, stockTabs } from "./tabs"

/** The heading of stock and the links to its parts. */
export function StockFrame({ tab, children }: { tab: StockTab; children: ReactNode }) {
  const t = useTranslations("stock")
  const linkOf = (one: StockTab) => (one === "levels" ? "/business/stock" : `/business/stock/${one}`)
  const tabs = stockTabs.map((one) => ({ label: t(`tabs.${one}`), href: linkOf(one) }))
  return (
    <>
      <PageHeader title={t("title")} subtitle={t(`subtitles.${tab}`)} />
      <Tabs label={t("tabs.label")} tabs={tabs} current={linkOf(tab)} className="mb-4" />
      <Messages of={["list", "charts", "errors", "cash", "stock"]}>{children}</Messages>
    </>
  )
}
