"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Form } from "@/components/form/form"
import { Combobox, type ComboboxOption } from "@/components/ui/combobox"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer } from "@/lib/features/customers/schema"
import { staleIous } from "./stale"
import { useKnown } from "./use-known"

const schema = () => import("@/lib/features/customers/schema").then(({ mergeForm }) => mergeForm)

const toOption = ({ id, name, company, email }: Customer): ComboboxOption => ({
  ...{ value: String(id), label: name, description: [company, email].filter(Boolean).join(" · ") || `${id}` },
})

function IntoField({ except }: { except: number }) {
  const t = useTranslations("customers.merge")
  const { field } = useController({ name: "into" })
  const [text, setText] = useState("")
  const [chosen, setChosen] = useState<ComboboxOption>()
  const { found, isCurrent } = useKnown(text)
  const options = found.filter(({ id }) => id !== except).map(toOption)
  const isListed = options.some(({ value }) => value === chosen?.value)
  return (
    <Field required name="into" label={t("into")}>
      {(control) => (
        <Combobox
          {...control}
          value={field.value ? String(field.value) : ""}
          placeholder={t("intoHint")}
          options={chosen && !isListed ? [chosen, ...options] : options}
          onChange={(next) => {
            setChosen(options.find(({ value }) => value === next))
            field.onChange(next === "" ? null : Number(next))
          }}
          onSearch={setText}
          isSearching={!isCurrent}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

/** Merges a customer into another one, whose page opens. */
export function MergeForm({ customer }: { customer: Customer }) {
  const t = useTranslations("customers.merge")
  const router = useRouter()
  const stale = [...staleIous, { path: "/api/v1/sepa-mandates" }, { path: "/api/v1/recurring-invoices" }]
  const merge = useMutation(endpoints.mergeCustomer, { invalidates: stale })
  return (
    <Form
      schema={schema}
      defaultValues={{ version: customer.version, into: null as never }}
      submitLabel={t("submit")}
      tone="danger"
      onSubmit={async (body) => {
        const remaining = await merge.run({ params: { id: customer.id }, body })
        void toast.success(t("done", { name: customer.name, into: remaining.name }))
        router.push(`/business/customers/${remaining.id}`)
      }}
    >
      <p className="text-pretty text-sm">{t("text")}</p>
      <IntoField except={customer.id} />
    </Form>
  )
}
