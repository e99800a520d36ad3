import { useTranslations } from "next-intl"
import { InvoiceTabs } from "@/components/features/invoices/invoice-tabs"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { RecurringList } from "./recurring-list"

/** The recurring invoices under their heading. */
export function RecurringScreen() {
  const t = useTranslations("recurring-invoices")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "invoices", "recurring-invoices", "direct-debits"]}>
        <InvoiceTabs current="recurring" />
        <RecurringList />
      </Messages>
    </>
  )
}
