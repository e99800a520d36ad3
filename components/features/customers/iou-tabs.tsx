"use client"

import { useTranslations } from "next-intl"
import { Tabs } from "@/components/ui/tabs"

const root = "/business/iou-list"
const paths = {
  ious: root,
  register: `${root}/register`,
  recurring: `${root}/recurring`,
  customers: "/business/customers",
} as const
export type IouTab = keyof typeof paths

/** Tabs for IOUs by customer, their movements, recurring charges and all customers. */
export function IouTabs({ current }: { current: IouTab }) {
  const t = useTranslations("customers.tabs")
  const tabs = (["ious", "register", "recurring", "customers"] as const).map((name) => ({
    label: t(name),
    href: paths[name],
  }))
  return <Tabs tabs={tabs} current={paths[current]} label={t("label")} className="mb-4" />
}
