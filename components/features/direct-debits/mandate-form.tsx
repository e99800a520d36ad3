"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/direct-debits/endpoints"
import type { DebitChanges, DebitForm, DirectDebit } from "@/lib/features/direct-debits/schema"
import { MandateFields } from "./mandate-fields"
import { staleDebits } from "./stale"
import { type DebitPlace, useDebitPlaces } from "./use-debit-places"

const load = () => import("@/lib/features/direct-debits/schema")
const addSchema = () => load().then(({ debitForm }) => debitForm)
const changeSchema = () => load().then(({ debitChanges }) => debitChanges)

const blank = {
  ...{ creditor: "", creditorId: "", mandate: "", kind: "other", purpose: "expense", account: "", vatRate: null },
  ...{ bankAccount: "", amount: null, tolerance: null, rule: "FREQ=MONTHLY", startsOn: "", endsOn: "" },
  ...{ adjust: "following", calendar: "TARGET", note: "", shop: "" },
}

function valuesOf(record: DirectDebit): Record<string, unknown> {
  const { creditor, creditorId, mandate, kind, purpose, account, vatRate, amount, tolerance, rule, startsOn } = record
  const { endsOn, adjust, calendar, note, shop, bankAccount } = record
  return {
    ...{ creditor, creditorId, mandate, kind, purpose, vatRate, amount, tolerance, rule, startsOn, adjust, calendar },
    ...{ note, account: account ?? "", endsOn: endsOn ?? "" },
    ...{ shop: shop === null ? "" : String(shop), bankAccount: bankAccount === null ? "" : String(bankAccount) },
  }
}

interface Opened {
  places: DebitPlace[]
  onDone: () => void
}

function NewForm({ places, onDone }: Opened) {
  const t = useTranslations("direct-debits")
  const add = useMutation(endpoints.addDirectDebit, { invalidates: staleDebits })
  const [first] = places
  if (!first) return <Alert>{t("noBusiness")}</Alert>
  return (
    <Form
      schema={addSchema}
      defaultValues={{ ...blank, business: String(first.id) } as never}
      onSubmit={async (body) => {
        const { creditor } = await add.run({ body: body as DebitForm })
        void toast.success(t("done.proposed", { name: creditor }))
        onDone()
      }}
      submitLabel={t("mandates.propose")}
      onCancel={onDone}
    >
      <MandateFields places={places} />
    </Form>
  )
}

interface Loaded extends Opened {
  record: DirectDebit
  reload: () => Promise<DirectDebit | undefined>
}

function LoadedForm({ record, reload, places, onDone }: Loaded) {
  const t = useTranslations("direct-debits")
  const invalidate = useInvalidate()
  const latest = (one: DirectDebit) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    const body = { ...changed, version } as DebitChanges
    const { creditor } = await call(endpoints.changeDirectDebit, { params: { id: record.id }, body })
    await invalidate(staleDebits)
    void toast.success(t("done.saved", { name: creditor }))
    onDone()
  }
  return (
    <Form
      schema={changeSchema}
      defaultValues={merge.latest.values}
      onSubmit={(values, form) =>
        merge.save(form, values as Record<string, unknown>, (changed, { version }) => send(changed, version))
      }
      submitLabel={t("mandates.save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={(name) => ({ label: t(`fields.${name}` as "fields.note") })} />
      <MandateFields places={places} business={record.business} />
    </Form>
  )
}

/** The form for a new mandate, or for one that exists; that one follows what others change. */
export function MandateForm({ id, onDone }: { id?: number; onDone: () => void }) {
  const { data, error, mutate } = useQuery(endpoints.getDirectDebit, id === undefined ? null : { params: { id } })
  const { places, isLoading, error: placesError, retry } = useDebitPlaces()
  const failure = error && !data ? error : placesError
  if (failure) return <LoadFailed text={failure.message} onRetry={() => (placesError ? retry() : void mutate())} />
  if (isLoading || (id !== undefined && !data)) return <SkeletonText lines={8} />
  if (id === undefined || !data) return <NewForm places={places} onDone={onDone} />
  return <LoadedForm record={data} reload={() => mutate()} places={places} onDone={onDone} />
}
