import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { type DebitTab, DebitTabs } from "./debit-tabs"

/** One view of the direct debits under their heading. */
export function DebitsScreen({ tab, children }: { tab: DebitTab; children: ReactNode }) {
  const t = useTranslations("direct-debits")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "direct-debits"]}>
        <DebitTabs current={tab} />
        {children}
      </Messages>
    </>
  )
}
