"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/safes/endpoints"
import type { ActProps } from "./act-props"
import { AmountFields } from "./amount-fields"
import { staleAfterAct } from "./stale"

const schema = () => import("@/lib/features/safes/schema").then(({ changeForm }) => changeForm)

/** Puts change from the bank into the safe. */
export default function ChangeForm({ contents: { safe, currency }, onDone }: ActProps) {
  const t = useTranslations("safes")
  const locale = useLanguage()
  const send = useMutation(endpoints.addSafeChange, { invalidates: staleAfterAct })
  return (
    <Form
      schema={schema}
      defaultValues={{ amount: null as never, count: undefined, note: "" }}
      submitLabel={t("submit.change")}
      onSubmit={async (body) => {
        await send.run({ params: { id: safe }, body })
        void toast.success(t("done.change", { amount: money(body.amount, currency, locale) }))
        onDone()
      }}
    >
      <AmountFields currency={currency} />
    </Form>
  )
}
