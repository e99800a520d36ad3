import { Eye } from "lucide-react"
import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { ButtonLink } from "@/components/ui/button-link"
import { PageHeader } from "@/components/ui/page-header"
import { addressOf } from "@/lib/core/client/address"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { ProductRecord } from "@/lib/features/catalogue/schema"
import { AddProduct, EditProduct } from "./product-editor"

/** Screen to add or edit a product, with its heading. */
export function EditorScreen({ record }: { record?: ProductRecord }) {
  const t = useTranslations("catalogue")
  const title = record ? t("form.edit") : t("add")
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t("title"), href: "/apps/ecommerce/product-list" }, { label: record?.name ?? title }]}
        actions={
          record && (
            <ButtonLink variant="outline" icon={<Eye />} href={`/apps/ecommerce/product-detail/${record.slug}`}>
              {t("actions.view")}
            </ButtonLink>
          )
        }
      />
      <Messages of={["errors", "catalogue"]}>
        {record ? (
          <PrefetchedData
            fallback={{ [addressOf(endpoints.getProductRecord, { query: { id: record.id } })]: { product: record } }}
          >
            <EditProduct record={record} />
          </PrefetchedData>
        ) : (
          <AddProduct />
        )}
      </Messages>
    </>
  )
}
