"use client"

import { useTranslations } from "next-intl"
import { CountField } from "@/components/cash/count-field"
import { Form } from "@/components/form/form"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { emptyCount } from "@/lib/core/cash/count"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/safes/endpoints"
import type { ActProps } from "./act-props"
import { staleAfterAct } from "./stale"
import { WitnessField } from "./witness-field"

const schema = () => import("@/lib/features/safes/schema").then(({ safeCountForm }) => safeCountForm)

/** A blind count by two people; the difference is shown afterwards. */
export default function CountForm({ contents: { safe, currency }, onDone }: ActProps) {
  const t = useTranslations("safes")
  const locale = useLanguage()
  const send = useMutation(endpoints.countSafe, { invalidates: staleAfterAct })
  return (
    <Form
      schema={schema}
      defaultValues={{ count: emptyCount, witness: "" as never, note: "" }}
      submitLabel={t("submit.count")}
      onSubmit={async (body) => {
        const { counted, variance } = await send.run({ params: { id: safe }, body })
        const name = variance === 0 ? "exact" : variance < 0 ? "short" : "over"
        const amounts = {
          counted: money(counted, currency, locale),
          amount: money(Math.abs(variance), currency, locale),
        }
        void (variance === 0 ? toast.success : toast.error)(t(`done.${name}`, amounts))
        onDone()
      }}
    >
      <p className="text-pretty text-ink-muted text-sm">{t("help.blind")}</p>
      <WitnessField safe={safe} label={t("field.witness")} help={t("help.witness")} nobody={t("noWitness")} />
      <CountField withPacks name="count" label={t("field.count")} currency={currency} />
      <TextareaField name="note" label={t("field.note")} maxLength={500} />
    </Form>
  )
}
