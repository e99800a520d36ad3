"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { PercentField } from "@/components/features/catalogue/percent-field"
import { CheckboxField } from "@/components/form/checkbox-field"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { BankRule, RuleChanges, RuleForm as Values } from "@/lib/features/bank-statements/schema/rules"
import { directions, patternKinds, ruleKinds } from "@/lib/features/bank-statements/values"
import { AccountField } from "./account-field"
import { stale } from "./stale"

const load = () => import("@/lib/features/bank-statements/schema/rules")
const addSchema = () => load().then(({ ruleForm }) => ruleForm)
const changeSchema = () => load().then(({ ruleChanges }) => ruleChanges)
const blank = {
  patternKind: "text",
  pattern: "",
  direction: "any",
  kind: "account",
  account: "",
  vatRate: 0,
  isAutomatic: false,
}

function Fields({ business }: { business?: number }) {
  const t = useTranslations("bank-statements.rules")
  const chosen = Number(useWatch({ name: "business" })) || business
  const kind = useWatch({ name: "kind" })
  const options = <Value extends string>(values: readonly Value[], text: (value: Value) => string) =>
    values.map((value) => ({ value, label: text(value) }))
  return (
    <>
      <SelectField
        name="patternKind"
        label={t("fields.patternKind")}
        options={options(patternKinds, (value) => t(`patternKinds.${value}`))}
      />
      <TextField required name="pattern" label={t("fields.pattern")} maxLength={140} />
      <SelectField
        name="direction"
        label={t("fields.direction")}
        options={options(directions, (value) => t(`directions.${value}`))}
      />
      <SelectField name="kind" label={t("fields.kind")} options={options(ruleKinds, (value) => t(`kinds.${value}`))} />
      {kind === "account" && chosen && (
        <>
          <AccountField name="account" label={t("fields.account")} business={chosen} />
          <PercentField name="vatRate" label={t("fields.vatRate")} />
        </>
      )}
      <CheckboxField name="isAutomatic" label={t("fields.isAutomatic")} />
    </>
  )
}

function NewForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("bank-statements.rules")
  const { data, error, mutate } = useQuery(endpoints.listBankFigures)
  const add = useMutation(endpoints.addBankRule, { invalidates: stale })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={6} />
  const owners = new Map(data.data.map(({ business, businessName }) => [business, businessName]))
  const [first] = owners.keys()
  return (
    <Form
      schema={addSchema}
      defaultValues={{ ...blank, business: String(first ?? "") } as never}
      submitLabel={t("add")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await add.run({ body: body as Values })
        void toast.success(t("saved"))
        onDone()
      }}
    >
      {owners.size > 1 && (
        <SelectField
          name="business"
          label={t("fields.business")}
          options={[...owners].map(([value, label]) => ({ value: String(value), label }))}
        />
      )}
      <Fields />
    </Form>
  )
}

const valuesOf = ({ patternKind, pattern, direction, kind, account, vatRate, isAutomatic }: BankRule) => ({
  ...{ patternKind, pattern, direction, kind, vatRate, isAutomatic, account: account === null ? "" : String(account) },
})

interface Loaded {
  record: BankRule
  reload: () => Promise<BankRule | undefined>
  onDone: () => void
}

function LoadedForm({ record, reload, onDone }: Loaded) {
  const t = useTranslations("bank-statements.rules")
  const invalidate = useInvalidate()
  const latest = (one: BankRule) => ({ version: one.version, values: valuesOf(one) as Record<string, unknown> })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    await call(endpoints.changeBankRule, { params: { id: record.id }, body: { ...changed, version } as RuleChanges })
    await invalidate(stale)
    void toast.success(t("saved"))
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
      <MergeNotice merge={merge} describe={(name) => ({ label: t(`fields.${name}` as "fields.pattern") })} />
      <Fields business={record.business} />
    </Form>
  )
}

/** The form for a new rule, or for one that exists; that one follows what others change. */
export function RuleForm({ id, onDone }: { id?: number; onDone: () => void }) {
  const { data, error, mutate } = useQuery(endpoints.getBankRule, id === undefined ? null : { params: { id } })
  if (id === undefined) return <NewForm onDone={onDone} />
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={6} />
  return <LoadedForm record={data} reload={() => mutate()} onDone={onDone} />
}
