"use client"

import { useTranslations } from "next-intl"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { ProductRecord, ProductForm as Values } from "@/lib/features/catalogue/schema"
import { ProductForm } from "./product-form"
import { staleAfterWrite } from "./stale"
import { useDescription } from "./use-description"

const list = "/apps/ecommerce/product-list"
const blank: Values = {
  name: "",
  description: "",
  brand: "",
  category: "pens",
  price: 0,
  stock: 0,
  deliveryDays: 4,
  hasFreeShipping: false,
  rating: 5,
  colorOptions: [],
  images: [],
  facts: [],
}

/** Form for a new product. */
export function AddProduct() {
  const t = useTranslations("catalogue")
  const router = useRouter()
  const add = useMutation(endpoints.addProduct, { invalidates: staleAfterWrite })
  return (
    <ProductForm
      values={blank}
      submitLabel={t("add")}
      onCancel={() => router.push(list)}
      onSubmit={async (product) => {
        const answer = await add.run({ body: { product } })
        void toast.success(t("done.added", { name: answer.product.name }))
        router.push(list)
        return undefined
      }}
    />
  )
}

const recordOf = ({ id: _i, version, slug: _s, ...values }: ProductRecord) => ({ version, values })

/** Form to edit a product. It shows at once what others change, and sends only what the user has changed. */
export function EditProduct({ record }: { record: ProductRecord }) {
  const t = useTranslations("catalogue")
  const router = useRouter()
  const { id } = record
  const { data, mutate } = useQuery(endpoints.getProductRecord, { query: { id } })
  const change = useMutation(endpoints.updateProduct, { invalidates: staleAfterWrite })
  const merge = useRecordMerge<Values>({
    latest: recordOf(data?.product ?? record),
    reload: async () => {
      const answer = await mutate()
      return answer && recordOf(answer.product)
    },
  })
  const describe = useDescription()
  return (
    <ProductForm
      values={recordOf(record).values}
      submitLabel={t("actions.save")}
      onCancel={() => router.push(list)}
      notice={<MergeNotice merge={merge} describe={describe} />}
      onSubmit={(product, form) =>
        merge.save(form, product, async (changes, { version, values }) => {
          // Units sold meanwhile come off the stock the user entered.
          const body = { product: { ...changes, id, version, stockBefore: values.stock } }
          const answer = await change.run({ body })
          void toast.success(t("done.saved", { name: answer.product.name }))
        })
      }
    />
  )
}
