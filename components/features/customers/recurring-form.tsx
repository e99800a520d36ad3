"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { SwitchField } from "@/components/form/switch-field"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/customers/endpoints"
import type {
  RecurringChanges,
  RecurringCharge,
  RecurringForm as Values,
} from "@/lib/features/customers/schema/recurring"
import { RecurringFields } from "./recurring-fields"
import { staleIous } from "./stale"
import { type Place, usePlaces } from "./use-places"
import { roundRules } from "./use-round-text"

const load = () => import("@/lib/features/customers/schema/recurring")
const addSchema = () => load().then(({ recurringForm }) => recurringForm)
const changeSchema = () => load().then(({ recurringChanges }) => recurringChanges)

interface Opened {
  places: Place[]
  onDone: () => void
}

/** Says that a rule was saved, and when it charges next. */
function useSaved() {
  const t = useTranslations("customers.recurring")
  const locale = useLanguage()
  return ({ next: [day] }: RecurringCharge) =>
    void toast.success(day ? t("saved", { day: dateIn(locale, day) }) : t("savedNone"))
}

function NewForm({ customer, places, onDone }: Opened & { customer: number }) {
  const t = useTranslations("customers.recurring")
  const saved = useSaved()
  const add = useMutation(endpoints.addRecurringCharge, { invalidates: staleIous })
  const [first] = places
  if (!first) return <Alert>{t("none")}</Alert>
  return (
    <Form
      schema={addSchema}
      defaultValues={
        {
          ...{
            customer,
            shop: String(first.id),
            text: "",
            amount: null,
            vatRate: String(first.rates[1] ?? first.rates[0]),
          },
          ...{ rule: roundRules.papers, startsOn: "", endsOn: "", pauses: [] },
        } as never
      }
      submitLabel={t("add")}
      onCancel={onDone}
      onSubmit={async (body) => {
        saved(await add.run({ body: body as Values }))
        onDone()
      }}
    >
      <RecurringFields places={places} />
    </Form>
  )
}

function valuesOf({ text, amount, vatRate, rule, startsOn, endsOn, pauses, isActive, shop }: RecurringCharge) {
  return {
    ...{ text, amount, rule, startsOn, isActive, pauses, vatRate: String(vatRate), shop: String(shop) },
    endsOn: endsOn ?? "",
  } as Record<string, unknown>
}

interface Loaded extends Opened {
  record: RecurringCharge
  reload: () => Promise<RecurringCharge | undefined>
}

function LoadedForm({ record, reload, places, onDone }: Loaded) {
  const t = useTranslations("customers.recurring")
  const saved = useSaved()
  const invalidate = useInvalidate()
  const latest = (one: RecurringCharge) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    const body = { ...changed, version } as RecurringChanges
    const now = await call(endpoints.changeRecurringCharge, { params: { id: record.id }, body })
    await invalidate(staleIous)
    saved(now)
    onDone()
  }
  return (
    <Form
      schema={changeSchema}
      defaultValues={merge.latest.values}
      submitLabel={t("save")}
      onCancel={onDone}
      onSubmit={(values, form) =>
        merge.save(form, values as Record<string, unknown>, (changed, { version }) => send(changed, version))
      }
    >
      <MergeNotice merge={merge} describe={(name) => ({ label: t(`fields.${name}` as "fields.text") })} />
      <RecurringFields places={places.filter(({ business }) => business === record.business)} />
      <SwitchField name="isActive" label={t("fields.isActive")} />
    </Form>
  )
}

/** The form for a new recurring charge of a customer, or for one that exists. */
export function RecurringForm({ id, customer, onDone }: { id?: number; customer?: number; onDone: () => void }) {
  const { data, error, mutate } = useQuery(endpoints.getRecurringCharge, id === undefined ? null : { params: { id } })
  const { places, isLoading, error: placesError, retry } = usePlaces()
  const failure = error && !data ? error : placesError
  if (failure) return <LoadFailed text={failure.message} onRetry={() => (placesError ? retry() : void mutate())} />
  if (isLoading || (id !== undefined && !data)) return <SkeletonText lines={8} />
  if (data) return <LoadedForm record={data} reload={() => mutate()} places={places} onDone={onDone} />
  return customer === undefined ? null : <NewForm customer={customer} places={places} onDone={onDone} />
}
