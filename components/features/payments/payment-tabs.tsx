"use client"

import { useTranslations } from "next-intl"
import { Tabs } from "@/components/ui/tabs"

const root = "/business/payments"
const paths = {
  register: root,
  account: `${root}/on-account`,
  batches: `${root}/batches`,
  mandates: `${root}/mandates`,
} as const
export type PaymentTab = keyof typeof paths

/** The register, what is on account, what goes to the bank in files, and the mandates of customers. */
export function PaymentTabs({ current }: { current: PaymentTab }) {
  const t = useTranslations("payments.tabs")
  const tabs = (["register", "account", "batches", "mandates"] as const).map((name) => ({
    label: t(name),
    href: paths[name],
  }))
  return <Tabs tabs={tabs} current={paths[current]} label={t("label")} className="mb-4" />
}
