import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { ProductList } from "./product-list"

export function ProductsScreen() {
  const t = useTranslations("catalogue")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "catalogue"]}>
        <ProductList />
      </Messages>
    </>
  )
}
