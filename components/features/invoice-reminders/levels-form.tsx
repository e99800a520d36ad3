"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { Locale } from "@/lib/core/i18n/locales"
import * as endpoints from "@/lib/features/invoice-reminders/endpoints"
import type { ReminderPolicy, ReminderPolicyChanges } from "@/lib/features/invoice-reminders/schema/reminders"
import { LevelFields } from "./level-fields"
import { staleReminders } from "./list-source"

const schema = () =>
  import("@/lib/features/invoice-reminders/schema/form").then(({ reminderPolicyForm }) => reminderPolicyForm)

interface Values {
  levels: unknown
}
const valuesOf = ({ levels }: ReminderPolicy): Values => ({
  levels: levels.map(({ days, texts }) => ({ days: String(days), texts })),
})

export interface PolicyOwner {
  id: number
  name: string
}

interface Props {
  business: PolicyOwner
  record: ReminderPolicy
  language: Locale
  reload: () => Promise<ReminderPolicy | undefined>
  onDone: () => void
}

/** The form for a ladder; it follows what others change. */
export function LevelsForm({ business, record, language, reload, onDone }: Props) {
  const t = useTranslations("invoice-reminders")
  const invalidate = useInvalidate()
  const latest = (one: ReminderPolicy) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Values>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(values: Values, version: number) {
    const body = { ...values, version } as ReminderPolicyChanges
    await call(endpoints.changeReminderPolicy, { params: { id: business.id }, body })
    await invalidate(staleReminders)
    void toast.success(t("done.saved", { name: business.name }))
    onDone()
  }
  return (
    <Form
      schema={schema}
      defaultValues={merge.latest.values as never}
      onSubmit={(given, form) => {
        const values = given as Values
        return merge.save(form, values, (_, { version }) => send(values, version))
      }}
      submitLabel={t("policy.save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={() => ({ label: t("policy.title") })} />
      <LevelFields language={language} usual={record.levels.at(-1)?.texts} />
    </Form>
  )
}
