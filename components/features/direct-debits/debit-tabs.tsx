"use client"

import { useTranslations } from "next-intl"
import { Tabs } from "@/components/ui/tabs"

const root = "/business/direct-debits"
const paths = { due: root, answered: `${root}/answered`, mandates: `${root}/mandates` } as const
export type DebitTab = keyof typeof paths

/** Leads to due debits, answered ones, and the mandates that they come from. */
export function DebitTabs({ current }: { current: DebitTab }) {
  const t = useTranslations("direct-debits.tabs")
  const tabs = (["due", "answered", "mandates"] as const).map((name) => ({ label: t(name), href: paths[name] }))
  return <Tabs tabs={tabs} current={paths[current]} label={t("label")} className="mb-4" />
}
