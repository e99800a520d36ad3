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

/** Who owes what, what changed it, what is charged by itself, and all customers. */
export function IouTabs({ current }: { current: IouTab }) {
  const t = useTranslations("customers.tabs")
  const tabs = (["ious", "register", "recurring", "customers"] as const).map((name) => ({
    label: t(name),
    href: paths[name],
  }))
  return <Tabs tabs={tabs} current={paths[current]} label={t("label")} className="mb-4" />
}
