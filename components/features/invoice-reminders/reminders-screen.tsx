import { useTranslations } from "next-intl"
import { InvoiceTabs } from "@/components/features/invoices/invoice-tabs"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { ReminderList } from "./reminder-list"

/** The reminders of today under their heading. */
export function RemindersScreen() {
  const t = useTranslations("invoice-reminders")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "invoices", "invoice-reminders"]}>
        <InvoiceTabs current="reminders" />
        <ReminderList />
      </Messages>
    </>
  )
}
