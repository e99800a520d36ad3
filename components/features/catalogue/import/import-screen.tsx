import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { ProductImport } from "./product-import"

/** Imports products from a file under its heading. */
export function ImportScreen() {
  const t = useTranslations("product-import")
  const products = useTranslations("products")
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        breadcrumbs={[{ label: products("title"), href: "/business/product" }, { label: t("title") }]}
      />
      <Messages of={["list", "ui", "errors", "products", "product-import"]}>
        <ProductImport />
      </Messages>
    </>
  )
}
