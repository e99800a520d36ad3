"use client"

import { useTranslations } from "next-intl"
import { useFormContext } from "react-hook-form"
import { CountField } from "@/components/cash/count-field"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { Disclosure } from "@/components/ui/disclosure"
import { toast } from "@/components/ui/toast"
import { totalOf } from "@/lib/core/cash/count"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/drops/endpoints"
import type { Drop } from "@/lib/features/drops/schema"
import { staleAfterDrop } from "./stale"

const schema = () => import("@/lib/features/drops/schema").then(({ verifications }) => verifications)

/** The fields of a drop that the form needs. */
export type ToVerify = Pick<Drop, "id" | "envelope" | "amount" | "currency" | "droppedBy">

function EnvelopeFields({ drop, index }: { drop: ToVerify; index: number }) {
  const t = useTranslations("drops.verify")
  const locale = useLanguage()
  const { setValue } = useFormContext()
  const { envelope, amount, currency, droppedBy } = drop
  return (
    <div className="space-y-3 border-line border-b pb-4 last:border-b-0">
      <MoneyField
        required
        name={`drops.${index}.counted`}
        currency={currency}
        label={t("counted", { envelope })}
        help={t("dropped", { amount: money(amount, currency, locale), name: droppedBy.name })}
      />
      <Disclosure title={t("byPiece")} className="rounded-control border border-line">
        <CountField
          name={`drops.${index}.count`}
          label={t("countOf", { envelope })}
          currency={currency}
          onCount={(count) => setValue(`drops.${index}.counted`, totalOf(count, currency), { shouldDirty: true })}
        />
      </Disclosure>
    </div>
  )
}

/** Asks for the counted money of each envelope. All of them are verified, or none. */
export default function VerifyForm({ drops, onDone }: { drops: ToVerify[]; onDone: () => void }) {
  const t = useTranslations("drops.verify")
  const verify = useMutation(endpoints.verifyDrops, { invalidates: staleAfterDrop })
  return (
    <Form
      schema={schema}
      defaultValues={{ drops: drops.map(({ id }) => ({ id, counted: null as never, count: undefined })) }}
      submitLabel={t("submit")}
      onSubmit={async (values) => {
        await verify.run({ body: values })
        void toast.success(t("done", { count: drops.length }))
        onDone()
      }}
    >
      {drops.map((drop, index) => (
        <EnvelopeFields key={drop.id} drop={drop} index={index} />
      ))}
    </Form>
  )
}
