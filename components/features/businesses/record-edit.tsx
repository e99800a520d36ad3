"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import type { FormSchema, SchemaLoader } from "@/components/form/lazy-resolver"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import type { Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import type { Kind } from "./open"
import { RecordFields } from "./record-fields"
import { type AnyRecord, records, valuesOf } from "./records"
import { staleAfterWrite } from "./stale"
import { useCurrency } from "./use-currency"

interface Props {
  kind: Kind
  id: number
  onDone: () => void
}

const nameOf = (record: AnyRecord) => ("tradingName" in record ? record.tradingName : record.name)

const textOf = (value: unknown): string => {
  if (!Array.isArray(value)) return String(value ?? "")
  return value.map((day) => (day ? `${day.from}–${day.until}` : "–")).join(", ")
}

function LoadedForm({
  kind,
  record,
  reload,
  onDone,
}: Omit<Props, "id"> & { record: AnyRecord; reload: () => Promise<AnyRecord | undefined> }) {
  const t = useTranslations("businesses")
  const invalidate = useInvalidate()
  const currency = useCurrency("business" in record ? record.business : record.id)
  const latest = (one: AnyRecord) => ({ version: one.version, values: valuesOf(kind, one) })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  const change = records[kind].change as EndpointReference<Endpoint>

  async function send(changes: object, version: number) {
    await call(change, { params: { id: record.id }, body: { ...changes, version } as never })
    await invalidate(staleAfterWrite)
    void toast.success(t("done.saved", { name: nameOf(record) }))
    onDone()
  }
  const label = (name: string) => t(`fields.${kind === "shop" && name === "name" ? "shopName" : name}` as "fields.name")
  return (
    <Form
      schema={records[kind].changes as SchemaLoader<FormSchema>}
      defaultValues={merge.latest.values}
      onSubmit={(values, form) =>
        merge.save(form, values as Record<string, unknown>, (changes, { version }) => send(changes, version))
      }
      submitLabel={t("save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={(name, value) => ({ label: label(name), text: textOf(value) })} />
      <RecordFields kind={kind} values={merge.latest.values} currency={currency} isNew={false} />
    </Form>
  )
}

/** The form for a record that exists; it follows what others change. */
export function RecordEdit({ kind, id, onDone }: Props) {
  const get = records[kind].get as EndpointReference<Endpoint>
  const { data, error, mutate, isValidating } = useQuery(get, { params: { id } } as never)
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={5} />
  const reload = () => mutate() as Promise<AnyRecord | undefined>
  return <LoadedForm kind={kind} record={data as unknown as AnyRecord} reload={reload} onDone={onDone} />
}
