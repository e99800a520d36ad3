"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Tabs } from "@/components/ui/tabs"

export const customerTabs = ["account", "recurring", "statement", "invoices", "orders", "mandates", "mails"] as const
export type CustomerTab = (typeof customerTabs)[number]

const rights = {
  account: "Iou",
  recurring: "Iou",
  statement: "Iou",
  invoices: "Invoice",
  orders: "Order",
  mandates: "Payment",
  mails: "Customer",
} as const

/** The parts of a customer's page that the reader may see. */
export function CustomerTabs({ id, current }: { id: number; current: CustomerTab }) {
  const t = useTranslations("customers.page")
  const ability = useAbility()
  const root = `/business/customers/${id}`
  const hrefOf = (name: CustomerTab) => (name === "account" ? root : `${root}/${name}`)
  const tabs = customerTabs
    .filter((name) => ability.can("read", rights[name]))
    .map((name) => ({ label: t(name), href: hrefOf(name) }))
  return <Tabs tabs={tabs} current={hrefOf(current)} label={t("tabs")} className="mb-4" />
}
