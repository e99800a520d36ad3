import { TableProperties } from "lucide-react"
import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { ButtonLink } from "@/components/ui/button-link"
import { PageHeader } from "@/components/ui/page-header"
import { CatalogueLinks } from "./catalogue-links"
import { CatalogueList } from "./catalogue-list"

/** The products of all shops under their heading. */
export function CatalogueScreen() {
  const t = useTranslations("products")
  const prices = useTranslations("price-sheet")
  const imports = useTranslations("product-import")
  const duplicates = useTranslations("product-duplicates")
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          <>
            <CatalogueLinks importLabel={imports("openImport")} duplicatesLabel={duplicates("open")} />
            <ButtonLink variant="outline" icon={<TableProperties />} href="/business/product/prices">
              {prices("open")}
            </ButtonLink>
          </>
        }
      />
      <Messages of={["list", "errors", "categories", "products", "scan"]}>
        <CatalogueList />
      </Messages>
    </>
  )
}
