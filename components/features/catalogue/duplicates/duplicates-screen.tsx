import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { DuplicatePairs } from "./duplicate-pairs"

/** The finder of duplicates under its heading. */
export function DuplicatesScreen() {
  const t = useTranslations("product-duplicates")
  const products = useTranslations("products")
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        breadcrumbs={[{ label: products("title"), href: "/business/product" }, { label: t("title") }]}
      />
      <Messages of={["ui", "errors", "products", "product-duplicates"]}>
        <DuplicatePairs />
      </Messages>
    </>
  )
}
