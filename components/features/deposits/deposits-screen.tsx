import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { CustomerDepositList } from "./customer-deposit-list"
import { DepositDesk } from "./deposit-desk"
import { DepositTabs } from "./deposit-tabs"

function Frame({ tab, children }: { tab: "desk" | "customers"; children: ReactNode }) {
  const t = useTranslations("deposits")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "cash", "drops", "deposits"]}>
        <DepositTabs current={tab} />
        {children}
      </Messages>
    </>
  )
}

/** Cash on its way to the bank. */
export const DepositsScreen = () => (
  <Frame tab="desk">
    <DepositDesk />
  </Frame>
)

/** Deposits that businesses hold for customers. */
export const CustomerDepositsScreen = () => (
  <Frame tab="customers">
    <CustomerDepositList />
  </Frame>
)
