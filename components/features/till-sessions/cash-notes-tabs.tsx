"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Tabs } from "@/components/ui/tabs"

const paths = { days: "", week: "/week", variances: "/variances" } as const
export type CashNotesTab = keyof typeof paths

/** The views of the tills' days. Variances are for those who may see expected cash. */
export function CashNotesTabs({ current }: { current: CashNotesTab }) {
  const t = useTranslations("till-sessions")
  const seesVariances = useAbility().can("read", "ExpectedCash")
  const tabs = (["days", "week", ...(seesVariances ? (["variances"] as const) : [])] as const).map((name) => ({
    label: t(`tabs.${name}`),
    href: `/business/cash-notes${paths[name]}`,
  }))
  return <Tabs tabs={tabs} current={`/business/cash-notes${paths[current]}`} label={t("title")} className="mb-4" />
}
