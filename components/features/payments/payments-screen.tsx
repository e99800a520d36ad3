import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { type PaymentTab, PaymentTabs } from "./payment-tabs"

/** One view of the payments under their heading. */
export function PaymentsScreen({ tab, children }: { tab: PaymentTab; children: ReactNode }) {
  const t = useTranslations("payments")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "charts", "errors", "payments"]}>
        <PaymentTabs current={tab} />
        {children}
      </Messages>
    </>
  )
}
