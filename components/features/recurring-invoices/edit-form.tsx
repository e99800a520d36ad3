"use client"

import { useTranslations } from "next-intl"
import { useCallback } from "react"
import { EditorLines } from "@/components/features/invoices/editor/editor-lines"
import { typedLine } from "@/components/features/invoices/editor/typed-line"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/recurring-invoices/endpoints"
import type { RecurringChanges, RecurringInvoice } from "@/lib/features/recurring-invoices/schema/recurring"
import { LatestRuns } from "./latest-runs"
import { staleRecurring } from "./list-source"
import { TermFields } from "./term-fields"

type Values = Record<string, unknown>

function valuesOf(record: RecurringInvoice, locale: string): Values {
  const { name, rule, startsOn, endsOn, termDays, act, content } = record
  return {
    ...{ name, rule, startsOn, endsOn: endsOn ?? "", termDays: String(termDays), act },
    ...{ service: content.service, currency: content.currency },
    lines: content.lines.map((line) => typedLine(line, locale)),
  }
}

interface Loaded {
  record: RecurringInvoice
  reload: () => Promise<RecurringInvoice | undefined>
  onDone: () => void
}

function LoadedForm({ record, reload, onDone }: Loaded) {
  const t = useTranslations("recurring-invoices")
  const locale = useLanguage()
  const invalidate = useInvalidate()
  const schema = useCallback(
    () =>
      import("@/lib/features/recurring-invoices/schema/form").then(({ recurringEditForm }) =>
        recurringEditForm(locale),
      ),
    [locale],
  )
  const latest = (one: RecurringInvoice) => ({ version: one.version, values: valuesOf(one, locale) })
  const merge = useRecordMerge<Values>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send({ service, currency: _, lines, ...terms }: Values, version: number) {
    const changed = { ...(service !== undefined && { service }), ...(lines !== undefined && { lines }) }
    const content = Object.keys(changed).length > 0 && { content: { ...record.content, ...changed } }
    const body = { ...terms, ...content, version } as RecurringChanges
    const { name } = await call(endpoints.changeRecurringInvoice, { params: { id: record.id }, body })
    await invalidate(staleRecurring)
    void toast.success(t("done.saved", { name }))
    onDone()
  }
  return (
    <Form
      schema={schema}
      defaultValues={merge.latest.values as never}
      onSubmit={(values, form) => merge.save(form, values as Values, (changed, { version }) => send(changed, version))}
      submitLabel={t("save")}
      onCancel={onDone}
    >
      <MergeNotice
        merge={merge}
        describe={(name) => ({
          label: t(name === "lines" || name === "service" ? "fields.content" : (`fields.${name}` as "fields.name")),
        })}
      />
      <TermFields />
      <EditorLines />
      <LatestRuns record={record} />
    </Form>
  )
}

/** The form for a recurring invoice; it follows what others change. */
export function EditForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { data, error, mutate } = useQuery(endpoints.getRecurringInvoice, { params: { id } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  return data ? <LoadedForm record={data} reload={() => mutate()} onDone={onDone} /> : <SkeletonText lines={8} />
}
