"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { ProductRecord, ProductForm as Values } from "@/lib/features/catalogue/schema"
import { ProductForm } from "./product-form"
import { staleAfterWrite } from "./stale"

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
      }}
    />
  )
}

/**
 * Form to edit a product. It sends the version it has loaded, so that the server can reject the change if another user
 * has made one.
 */
export function EditProduct({ record }: { record: ProductRecord }) {
  const t = useTranslations("catalogue")
  const router = useRouter()
  const [loaded, setLoaded] = useState(record)
  const change = useMutation(endpoints.updateProduct, { invalidates: staleAfterWrite })
  const { id, version, slug: _, ...values } = loaded
  return (
    <ProductForm
      values={values}
      submitLabel={t("actions.save")}
      onCancel={() => router.push(list)}
      onSubmit={async (product) => {
        const answer = await change.run({ body: { product: { ...product, id, version, stockBefore: loaded.stock } } })
        // Units sold from now on come off the stock the user entered.
        setLoaded({ ...answer.product, stock: product.stock })
        void toast.success(t("done.saved", { name: answer.product.name }))
      }}
    />
  )
}
