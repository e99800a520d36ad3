import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { Tabs } from "@/components/ui/tabs"
import { type OfferTab, offerTabs } from "./tabs"

const root = "/business/offers"
const pathOf = (tab: OfferTab) => (tab === "list" ? root : `${root}/${tab}`)

/** The heading of offers and the links to their parts. */
export function OffersFrame({ tab, children }: { tab: OfferTab; children: ReactNode }) {
  const t = useTranslations("offers")
  const tabs = offerTabs.map((name) => ({ label: t(`tabs.${name}`), href: pathOf(name) }))
  return (
    <>
      <PageHeader title={t("title")} subtitle={t(`subtitles.${tab}`)} />
      <Tabs tabs={tabs} current={pathOf(tab)} label={t("tabs.label")} className="mb-4" />
      <Messages of={["list", "errors", "rewards", "offers"]}>{children}</Messages>
    </>
  )
}
