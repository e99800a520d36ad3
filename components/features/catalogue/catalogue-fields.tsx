"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { ComboboxField } from "@/components/form/combobox-field"
import { MoneyField } from "@/components/form/money-field"
import { Repeater } from "@/components/form/repeater"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import { contentUnits, shopCurrency } from "@/lib/features/catalogue/values"
import { DefaultFields } from "./category-fields"

const query = { state: "active", perPage: maxPerPage } as const

function Barcodes() {
  const t = useTranslations("products")
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-dense text-ink">{t("fields.gtins")}</legend>
      <Repeater name="gtins" empty={{ gtin: "", quantity: 1 }} min={0} addLabel={t("addGtin")}>
        {(name) => (
          <div className="grid grid-cols-[1fr_7rem] gap-3">
            <TextField required name={name("gtin")} label={t("fields.gtin")} inputMode="numeric" maxLength={40} />
            <TextField name={name("quantity")} type="number" min={1} label={t("fields.quantity")} />
          </div>
        )}
      </Repeater>
    </fieldset>
  )
}

/** The master data of a product. */
export function CatalogueFields({ withPrice }: { withPrice: boolean }) {
  const t = useTranslations("products")
  const chosen = useWatch({ name: "category" })
  const { data } = useQuery(endpoints.listCategories, { query })
  const above = data?.data.find(({ id }) => String(id) === String(chosen))?.effective
  const options = (data?.data ?? []).map(({ id, name, parentName }) => ({
    value: String(id),
    label: parentName ? `${parentName} › ${name}` : name,
  }))
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="name" label={t("fields.name")} maxLength={160} className="sm:col-span-2" />
        <ComboboxField name="category" label={t("fields.category")} options={options} />
        <TextField name="sku" label={t("fields.sku")} maxLength={40} />
        {withPrice && (
          <MoneyField name="price" label={t("fields.price")} help={t("priceHelp")} currency={shopCurrency} />
        )}
        <TextField name="reorderPoint" type="number" min={0} label={t("fields.reorderPoint")} />
        <TextField name="content" type="number" min={1} label={t("fields.content")} help={t("contentHelp")} />
        <SelectField
          name="contentUnit"
          label={t("fields.contentUnit")}
          options={[
            { value: "", label: t("noUnit") },
            ...contentUnits.map((value) => ({ value, label: t(`units.${value}`) })),
          ]}
        />
        <TextField name="supplierName" label={t("fields.supplierName")} maxLength={120} />
        <TextField name="supplierCode" label={t("fields.supplierCode")} maxLength={60} />
      </div>
      <Barcodes />
      <DefaultFields above={above} margin={false} />
    </>
  )
}
