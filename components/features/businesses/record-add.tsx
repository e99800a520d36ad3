"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import type { FormSchema, SchemaLoader } from "@/components/form/lazy-resolver"
import { toast } from "@/components/ui/toast"
import { cashRounding } from "@/lib/core/cash/rounding"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import type { Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { Kind } from "./open"
import { RecordFields } from "./record-fields"
import { records } from "./records"
import { staleAfterWrite } from "./stale"
import { useCurrency } from "./use-currency"

interface Props {
  kind: Exclude<Kind, "business">
  /** The business or shop that it is added to. */
  parent: number
  onDone: () => void
}

/** The id of the business that something is added to. */
function useBusinessOf(kind: Props["kind"], parent: number): number | undefined {
  const isDirect = kind === "shop" || kind === "account"
  const { data } = useQuery(endpoints.getBusinessShop, isDirect ? null : { params: { id: parent } })
  return isDirect ? parent : data?.business
}

/** The form for a new shop, till, safe or bank account. */
export function RecordAdd({ kind, parent, onDone }: Props) {
  const t = useTranslations("businesses")
  const { add, form, blank } = records[kind]
  const business = useBusinessOf(kind, parent)
  const currency = useCurrency(business)
  const { data } = useQuery(endpoints.getBusiness, business === undefined ? null : { params: { id: business } })
  const mutation = useMutation(add as EndpointReference<Endpoint>, { invalidates: staleAfterWrite })
  const inShop = kind === "shop" && {
    till: t("tillName", { number: 1 }),
    safe: t("safeName"),
    cashRounding: cashRounding(data?.country ?? ""),
  }
  const values: Record<string, unknown> = { ...blank, ...inShop }

  async function send(body: object) {
    const isInBusiness = kind === "shop" || kind === "account"
    const made = await mutation.run({ body: { ...body, [isInBusiness ? "business" : "shop"]: parent } as never })
    void toast.success(t("done.added", { name: (made as unknown as { name: string }).name }))
    onDone()
  }
  if (kind === "shop" && !data) return null
  return (
    <Form
      schema={form as SchemaLoader<FormSchema>}
      defaultValues={values}
      onSubmit={(given) => send(given as object)}
      submitLabel={t(`add.${kind}`)}
      onCancel={onDone}
    >
      <RecordFields kind={kind} values={values} currency={currency} isNew />
    </Form>
  )
}
