"use client"

import { useTranslations } from "next-intl"
import { Tabs } from "@/components/ui/tabs"

const root = "/business/bank"
const paths = { match: root, lines: `${root}/lines`, days: `${root}/days`, rules: `${root}/rules` } as const
export type BankTab = keyof typeof paths

/** Lines to match, all lines, the balances by day, and the rules. */
export function BankTabs({ current }: { current: BankTab }) {
  const t = useTranslations("bank-statements.tabs")
  const tabs = (["match", "lines", "days", "rules"] as const).map((name) => ({ label: t(name), href: paths[name] }))
  return <Tabs tabs={tabs} current={paths[current]} label={t("label")} className="mb-4" />
}
