import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { InvoiceList } from "./invoice-list"
import { InvoiceTabs } from "./invoice-tabs"

/** The invoice list under its heading, with its translations. */
export function InvoicesScreen() {
  const t = useTranslations("invoices")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "invoices", "errors"]}>
        <InvoiceTabs current="invoices" />
        <InvoiceList />
      </Messages>
    </>
  )
}
