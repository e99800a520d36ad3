"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { useAbility } from "@/components/layout/ability"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type {
  CatalogueProduct,
  CatalogueProductChanges,
  CatalogueProductForm,
} from "@/lib/features/catalogue/schema/products"
import { CatalogueFields } from "./catalogue-fields"
import { staleCatalogue } from "./stale-catalogue"

const schemas = () => import("@/lib/features/catalogue/schema/products")
const form = () => schemas().then(({ catalogueProductForm }) => catalogueProductForm)
const changes = () => schemas().then(({ catalogueProductChanges }) => catalogueProductChanges)

const blank = {
  ...{ name: "", sku: "", category: "", reorderPoint: null, content: null, contentUnit: "" },
  ...{ supplierName: "", supplierCode: "", vatRates: {}, ageLimit: null, isReturnable: null },
}

/** The form for a new product, with a scanned barcode. */
export function CatalogueAdd({
  gtin,
  onAdded,
  onCancel,
}: {
  gtin?: string
  onAdded: (id: number) => void
  onCancel: () => void
}) {
  const t = useTranslations("products")
  const setsPrices = useAbility().can("create", "ProductPrice")
  const add = useMutation(endpoints.addCatalogueProduct, { invalidates: staleCatalogue })
  const gtins = gtin ? [{ gtin, quantity: 1 }] : []
  return (
    <Form
      schema={form}
      defaultValues={{ ...blank, gtins, ...(setsPrices && { price: null }) } as never}
      onSubmit={async (body) => {
        const { id, name } = await add.run({ body: body as CatalogueProductForm })
        void toast.success(t("done.added", { name }))
        onAdded(id)
      }}
      submitLabel={t("add")}
      onCancel={onCancel}
    >
      <CatalogueFields withPrice={setsPrices} />
    </Form>
  )
}

const valuesOf = (product: CatalogueProduct): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(blank).map((name) => [name, product[name as keyof CatalogueProduct]])),
  category: product.category === null ? "" : String(product.category),
  contentUnit: product.contentUnit ?? "",
  gtins: product.gtins,
})

interface EditProps {
  product: CatalogueProduct
  reload: () => Promise<CatalogueProduct | undefined>
  onDone: () => void
}

/** The form for a product that exists; it follows what others change. */
export function CatalogueEdit({ product, reload, onDone }: EditProps) {
  const t = useTranslations("products")
  const invalidate = useInvalidate()
  const latest = (one: CatalogueProduct) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(product),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    const body = { ...changed, version } as CatalogueProductChanges
    const { name } = await call(endpoints.changeCatalogueProduct, { params: { id: product.id }, body })
    await invalidate(staleCatalogue)
    void toast.success(t("done.saved", { name }))
  }
  return (
    <Form
      schema={changes}
      defaultValues={merge.latest.values}
      onSubmit={(values, handle) =>
        merge.save(handle, values as Record<string, unknown>, (changed, { version }) => send(changed, version))
      }
      submitLabel={t("save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={(name) => ({ label: t(`fields.${name}` as "fields.name") })} />
      <CatalogueFields withPrice={false} />
    </Form>
  )
}
