import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { PriceSheet } from "./price-sheet"

/** The price sheet under its heading. */
export function PricesScreen() {
  const t = useTranslations("price-sheet")
  const products = useTranslations("products")
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        breadcrumbs={[{ label: products("title"), href: "/business/product" }, { label: t("title") }]}
      />
      <Messages of={["ui", "list", "errors", "products", "price-sheet"]}>
        <PriceSheet />
      </Messages>
    </>
  )
}
