"use client"

import { useTranslations } from "next-intl"
import { use, useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Combobox, type ComboboxOption } from "@/components/ui/combobox"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as catalogue from "@/lib/features/catalogue/endpoints"
import { KnownGoodsContext } from "./known-goods"

const perPage = 20

/** Finds products or categories by a text, and says whether they are loading. */
function useFound(kind: "product" | "category", text: string, isWanted: boolean) {
  const query = { q: text, perPage }
  const products = useQuery(catalogue.listCatalogueProducts, isWanted && kind === "product" ? { query } : null)
  const categories = useQuery(
    catalogue.listCategories,
    isWanted && kind === "category" ? { query: { ...query, state: "active" } } : null,
  )
  const options: ComboboxOption[] =
    kind === "product"
      ? (products.data?.data ?? []).map(({ id, name, sku }) => ({ value: String(id), label: name, description: sku }))
      : (categories.data?.data ?? []).map(({ id, name, parentName }) => ({
          value: String(id),
          label: parentName ? `${parentName} › ${name}` : name,
        }))
  return { options, isLoading: products.isLoading || categories.isLoading }
}

interface Props {
  name: string
  label: string
  kind: "product" | "category"
  help?: string
}

/** Finds several products or categories by their names. The form's value is a list of their ids. */
function IdsField({ name, label, kind, help }: Props) {
  const t = useTranslations("offers")
  const { field } = useController({ name })
  const known = use(KnownGoodsContext)
  const [text, setText] = useState("")
  const [isWanted, setWanted] = useState(false)
  const [picked, setPicked] = useState<ComboboxOption[]>([])
  const q = useDebounced(text.trim())
  const { options, isLoading } = useFound(kind, q, isWanted)
  const values = ((field.value ?? []) as number[]).map(String)
  const nameOf = (value: string) => known.find((one) => one.kind === kind && String(one.id) === value)?.name
  const chosen = values
    .filter((value) => !options.some((option) => option.value === value))
    .map(
      (value) =>
        picked.find((option) => option.value === value) ?? {
          value,
          label: nameOf(value) ?? t("numbered", { id: Number(value) }),
        },
    )
  return (
    <Field name={name} label={label} help={help}>
      {(control) => (
        <Combobox
          {...control}
          multiple
          value={values}
          placeholder={t(`find.${kind}`)}
          options={[...options, ...chosen]}
          onChange={(next) => {
            setPicked((before) => [...before, ...options.filter(({ value }) => next.includes(value))])
            field.onChange(next.map(Number))
          }}
          onSearch={setText}
          isSearching={text.trim() !== q || isLoading}
          onIntent={() => setWanted(true)}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

/** Products and categories that belong to an offer. */
export function GoodsFields({ name, help }: { name: string; help?: string }) {
  const t = useTranslations("offers.fields")
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <IdsField name={`${name}.products`} label={t("products")} kind="product" help={help} />
      <IdsField name={`${name}.categories`} label={t("categories")} kind="category" />
    </div>
  )
}
