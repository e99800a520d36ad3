"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { UseFormReturn } from "react-hook-form"
import { CheckboxField } from "@/components/form/checkbox-field"
import { Form } from "@/components/form/form"
import type { FormProblems } from "@/components/form/form-problems"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { ProductForm as Values } from "@/lib/features/catalogue/schema"
import { categories, colorOptions, shopCurrency } from "@/lib/features/catalogue/values"
import { FactsField } from "./facts-field"
import { PicturesField } from "./pictures-field"

const schema = () => import("@/lib/features/catalogue/schema").then(({ productForm }) => productForm)

interface Props {
  values: Values
  submitLabel: ReactNode
  onSubmit: (values: Values, form: UseFormReturn<Values, unknown, Values>) => Promise<FormProblems | undefined>
  onCancel: () => void
  /** Shown above the fields, for what others change. */
  notice?: ReactNode
}

/** All fields of a product, for adding and editing. */
export function ProductForm({ values, submitLabel, onSubmit, onCancel, notice }: Props) {
  const t = useTranslations("catalogue")
  return (
    <Form
      schema={schema}
      defaultValues={values}
      onSubmit={onSubmit}
      onCancel={onCancel}
      submitLabel={submitLabel}
      className="gap-5"
    >
      {notice}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,68.75rem)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <CardHeader title={t("form.what")} />
            <CardBody className="grid gap-4">
              <TextField required name="name" label={t("form.name")} maxLength={160} />
              <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
                <TextField name="brand" label={t("form.brand")} maxLength={80} />
                <SelectField
                  name="category"
                  label={t("columns.category")}
                  options={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
                />
              </div>
              <TextareaField name="description" label={t("form.description")} rows={5} maxLength={5000} />
              <FactsField name="facts" />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={t("pictures.label")} />
            <CardBody>
              <PicturesField name="images" />
            </CardBody>
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <CardHeader title={t("form.sale")} />
            <CardBody className="grid gap-4">
              <MoneyField required name="price" unit="major" currency={shopCurrency} label={t("columns.price")} />
              <TextField
                required
                name="stock"
                type="number"
                inputMode="numeric"
                min={0}
                step={1}
                label={t("columns.stock")}
                help={t("form.stockHelp")}
              />
              <TextField
                required
                name="deliveryDays"
                type="number"
                inputMode="numeric"
                min={0}
                step={1}
                label={t("form.deliveryDays")}
              />
              <TextField
                required
                name="rating"
                type="number"
                inputMode="numeric"
                min={1}
                max={5}
                step={1}
                label={t("columns.rating")}
              />
              <SwitchField controlAtEnd name="hasFreeShipping" label={t("freeShipping")} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={t("form.colors")} />
            <CardBody>
              <fieldset className="grid grid-cols-2 gap-x-4">
                <legend className="sr-only">{t("form.colors")}</legend>
                {colorOptions.map((color) => (
                  <CheckboxField key={color} name="colorOptions" value={color} label={t(`colors.${color}`)} />
                ))}
              </fieldset>
            </CardBody>
          </Card>
        </div>
      </div>
    </Form>
  )
}
