"use client"

import { useTranslations } from "next-intl"
import { CountField } from "@/components/cash/count-field"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { emptyCount } from "@/lib/core/cash/count"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/safes/endpoints"
import type { ActProps } from "./act-props"
import { staleAfterAct } from "./stale"

const schema = () => import("@/lib/features/safes/schema").then(({ exchangeForm }) => exchangeForm)

/** Exchanges notes and coins of the same value. */
export default function ExchangeForm({ contents: { safe, currency }, onDone }: ActProps) {
  const t = useTranslations("safes")
  const send = useMutation(endpoints.exchangeSafeCash, { invalidates: staleAfterAct })
  return (
    <Form
      schema={schema}
      defaultValues={{ given: emptyCount, received: emptyCount, note: "" }}
      submitLabel={t("submit.exchange")}
      onSubmit={async (body) => {
        await send.run({ params: { id: safe }, body })
        void toast.success(t("done.exchange"))
        onDone()
      }}
    >
      {(["given", "received"] as const).map((name) => (
        <section key={name} className="space-y-3">
          <h3 className="font-semibold text-base">{t(`field.${name}`)}</h3>
          <CountField withPacks name={name} label={t(`field.${name}`)} currency={currency} />
        </section>
      ))}
      <TextField name="note" label={t("field.note")} maxLength={200} />
    </Form>
  )
}
