"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as businesses from "@/lib/features/businesses/endpoints"
import * as endpoints from "@/lib/features/safes/endpoints"
import type { ActProps } from "./act-props"
import { AmountFields } from "./amount-fields"
import { staleAfterAct } from "./stale"

const schema = () => import("@/lib/features/safes/schema").then(({ floatForm }) => floatForm)

/** Gives a till of the shop a float. */
export default function FloatForm({ contents: { safe, shop, currency }, onDone }: ActProps) {
  const t = useTranslations("safes")
  const locale = useLanguage()
  const { data, error, mutate } = useQuery(businesses.listTills, {
    query: { perPage: maxPerPage, shop, state: "active" },
  })
  const send = useMutation(endpoints.addSafeFloat, { invalidates: staleAfterAct })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-44 w-full" />
  return (
    <Form
      schema={schema}
      defaultValues={{ till: String(data.data[0]?.id ?? ""), amount: null as never, count: undefined, note: "" }}
      submitLabel={t("submit.float")}
      onSubmit={async (body) => {
        await send.run({ params: { id: safe }, body })
        void toast.success(t("done.float", { amount: money(body.amount, currency, locale) }))
        onDone()
      }}
    >
      <SelectField
        required
        name="till"
        label={t("field.till")}
        options={data.data.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <AmountFields currency={currency} />
    </Form>
  )
}
