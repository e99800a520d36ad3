import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { SupplierList } from "./supplier-list"

export function SuppliersScreen() {
  const t = useTranslations("suppliers")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "errors", "suppliers"]}>
        <SupplierList />
      </Messages>
    </>
  )
}
