"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { EntryRecord } from "@/lib/features/ledger/schema/entries"
import { numberOf } from "./use-journal-columns"
import { usePosting } from "./use-posting"

const schema = () => import("@/lib/features/ledger/schema/entries").then(({ reversalForm }) => reversalForm.required())

/** The form that reverses an entry, on its own day unless the user says otherwise. */
export default function ReverseForm({ entry, onDone }: { entry: EntryRecord; onDone: () => void }) {
  const t = useTranslations("ledger")
  const router = useRouter()
  const post = usePosting(endpoints.reverseJournalEntry, {
    form: `reverse ${entry.id}`,
    onPosted: (reversal) => {
      void toast.success(t("reverse.done", { number: numberOf(entry), reversal: numberOf(reversal) }))
      onDone()
      router.push(`/business/books/entries/${reversal.id}?business=${entry.business}`)
    },
  })
  return (
    <Form
      schema={schema}
      defaultValues={{ reason: "", businessDate: entry.businessDate }}
      onSubmit={(body) => post({ params: { id: entry.id }, body })}
      submitLabel={t("reverse.act")}
      tone="danger"
      onCancel={onDone}
    >
      <TextareaField name="reason" label={t("fields.reason")} help={t("reverse.reasonHelp")} rows={3} required />
      <DayField name="businessDate" label={t("fields.businessDate")} help={t("reverse.dateHelp")} required />
    </Form>
  )
}
