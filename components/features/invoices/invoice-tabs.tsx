"use client"

import { useTranslations } from "next-intl"
import { Tabs } from "@/components/ui/tabs"

const root = "/apps/invoice"
const paths = { invoices: `${root}/list`, recurring: `${root}/recurring`, reminders: `${root}/reminders` } as const
type InvoiceTab = keyof typeof paths

/** The invoices, what repeats them, and whom to remind of them. */
export function InvoiceTabs({ current }: { current: InvoiceTab }) {
  const t = useTranslations("invoices.tabs")
  const tabs = (["invoices", "recurring", "reminders"] as const).map((name) => ({ label: t(name), href: paths[name] }))
  return <Tabs tabs={tabs} current={paths[current]} label={t("label")} className="mb-4" />
}
