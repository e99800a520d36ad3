"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Tabs } from "@/components/ui/tabs"

const path = "/business/deposits"

/** The tabs of deposit management. What is held for customers is in the books, for those who may read them. */
export function DepositTabs({ current }: { current: "desk" | "customers" }) {
  const t = useTranslations("deposits")
  if (!useAbility().can("read", "Books")) return null
  return (
    <Tabs
      className="mb-4"
      label={t("title")}
      current={current === "desk" ? path : `${path}/customers`}
      tabs={[
        { label: t("tabs.desk"), href: path },
        { label: t("tabs.customers"), href: `${path}/customers` },
      ]}
    />
  )
}
