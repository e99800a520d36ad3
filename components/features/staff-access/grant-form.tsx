"use client"

import { useTranslations } from "next-intl"
import { changesBetween } from "@/components/form/changes-between"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import type { Shop } from "@/lib/features/businesses/schema/businesses"
import * as endpoints from "@/lib/features/staff-access/endpoints"
import type { StaffGrant, GrantFields as Values } from "@/lib/features/staff-access/schema/grants"
import { GrantFields } from "./grant-fields"
import { PersonField } from "./person-field"
import { useGrantWords } from "./use-grant-words"
import { blank, bodyOf, fieldsOf } from "./values"

const schema = () => import("@/lib/features/staff-access/schema/grants").then(({ grantFields }) => grantFields)
const stale = [endpoints.listStaffGrants]

interface Props {
  shops: Shop[]
  currency: string
  onDone: () => void
}

/** The form for a new grant in a business. */
export function AddGrant({ business, shops, currency, onDone }: Props & { business: number }) {
  const t = useTranslations("staff-access")
  const add = useMutation(endpoints.addStaffGrant, { invalidates: stale })

  async function send(values: Values) {
    const { role } = values
    const body = { ...bodyOf(changesBetween(blank, values), values), role, business, person: Number(values.person) }
    const { personName } = await add.run({ body })
    void toast.success(t("done.added", { name: personName, role: t(`roles.${role}`) }))
    onDone()
  }
  return (
    <Form schema={schema} defaultValues={blank} onSubmit={send} submitLabel={t("add")} onCancel={onDone}>
      <PersonField />
      <GrantFields shops={shops} currency={currency} />
    </Form>
  )
}

/** The form for a grant that exists; it follows what others change. */
export function EditGrant({ grant, shops, currency, onDone }: Props & { grant: StaffGrant }) {
  const t = useTranslations("staff-access")
  const invalidate = useInvalidate()
  const describe = useGrantWords(shops, currency)
  const latest = (one: StaffGrant) => ({ version: one.version, values: fieldsOf(one) })
  const params = { id: grant.id }
  const merge = useRecordMerge<Values>({
    latest: latest(grant),
    reload: async () => latest(await call(endpoints.getStaffGrant, { params })),
  })

  async function send(changes: Partial<Values>, all: Values, version: number) {
    await call(endpoints.changeStaffGrant, { params, body: { ...bodyOf(changes, all), version } })
    await invalidate(stale)
    void toast.success(t("done.saved", { name: grant.personName }))
    onDone()
  }
  return (
    <Form
      schema={schema}
      defaultValues={fieldsOf(grant)}
      onSubmit={(values, form) => merge.save(form, values, (changes, { version }) => send(changes, values, version))}
      submitLabel={t("save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={describe} />
      <GrantFields shops={shops} currency={currency} />
    </Form>
  )
}
