import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { BillList } from "./bill-list"

/** Bills of suppliers: those to approve, to pay, and all others. */
export function BillsScreen() {
  const t = useTranslations("supplier-bills")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "cash", "stock", "supplier-bills"]}>
        <BillList />
      </Messages>
    </>
  )
}
