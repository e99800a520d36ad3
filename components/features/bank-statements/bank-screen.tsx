import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { type BankTab, BankTabs } from "./bank-tabs"

/** One view of the bank under its heading. */
export function BankScreen({ tab, children }: { tab: BankTab; children: ReactNode }) {
  const t = useTranslations("bank-statements")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "bank-statements"]}>
        <BankTabs current={tab} />
        {children}
      </Messages>
    </>
  )
}
