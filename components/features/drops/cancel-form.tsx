"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/drops/endpoints"
import type { Drop } from "@/lib/features/drops/schema"
import { staleAfterDrop } from "./stale"

const schema = () => import("@/lib/features/drops/schema").then(({ cancellation }) => cancellation)

/** Cancels a pending drop, with a reason. */
export default function CancelForm({ drop, onDone }: { drop: Drop; onDone: () => void }) {
  const t = useTranslations("drops.cancel")
  const locale = useLanguage()
  const { id, envelope, amount, currency, tillName } = drop
  const cancel = useMutation(endpoints.cancelDrop, { invalidates: staleAfterDrop })
  return (
    <Form
      schema={schema}
      defaultValues={{ reason: "" }}
      submitLabel={t("submit")}
      tone="danger"
      onSubmit={async (body) => {
        await cancel.run({ params: { id }, body })
        void toast.success(t("done", { envelope }))
        onDone()
      }}
    >
      <p className="text-pretty text-sm">
        {t("text", { envelope, amount: money(amount, currency, locale), till: tillName })}
      </p>
      <TextareaField required name="reason" label={t("reason")} maxLength={500} />
    </Form>
  )
}
