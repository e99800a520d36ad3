"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { Alert } from "@/components/ui/alert"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserChanges } from "@/lib/features/users/schema"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { useProfile } from "./use-profile"
import { useSaved } from "./use-saved"
import { useUserOptions } from "./use-user-options"

const schema = () => import("@/lib/features/users/schema").then(({ accountForm }) => accountForm)

interface Props {
  /** The user as the page has loaded it. */
  profile: UserProfile
  mayGiveRoles: boolean
}

type Values = Required<UserChanges>

const recordOf = ({ version, user: { id: _i, avatar: _a, ...values } }: UserProfile) => ({ version, values })

/** Form for a user's account. Only administrators can change the role. It shows at once what others change. */
export function AccountForm({ profile: loaded, mayGiveRoles }: Props) {
  const t = useTranslations("users")
  const options = useUserOptions()
  const saved = useSaved()
  const { profile, reload } = useProfile(loaded)
  const { user, account } = profile
  const { pendingEmail } = account
  const merge = useRecordMerge<Values>({
    latest: recordOf(profile),
    reload: async () => {
      const answer = await reload()
      return answer && recordOf(answer)
    },
  })

  async function send(changes: UserChanges, version: number) {
    const response = await call(endpoints.updateUser, { body: { user: { id: user.id, version, ...changes } } })
    saved("saved", changes.fullName ?? user.fullName)
    const { fullName: name, email: currentEmail } = response.user
    if (!changes.email || changes.email === currentEmail) return
    if (profile.sendsMail) toast.success(t("done.addressWaits", { name, email: changes.email }))
    else toast.warning(t("done.addressLogged", { name, email: changes.email }))
  }

  const shown = (name: keyof Values, value: unknown) => {
    if (name === "status") return options.statuses.find((option) => option.value === value)?.label
    if (name === "role") return options.roles().find((option) => option.value === value)?.label
    if (name === "currentPlan") return options.plans.find((option) => option.value === value)?.label
    return String(value)
  }

  return (
    <Form
      schema={schema}
      defaultValues={recordOf(loaded).values}
      onSubmit={(values, form) => merge.save(form, values, (changes, { version }) => send(changes, version))}
      submitLabel={t("actions.save")}
    >
      <MergeNotice
        merge={merge}
        describe={(name, value) => ({ label: t(`fields.${name}`), text: shown(name, value) })}
      />
      {pendingEmail && (
        <Alert tone="info" className="break-words">
          {t("edit.addressWaits", { name: user.fullName, email: pendingEmail })}
        </Alert>
      )}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <TextField required name="username" label={t("fields.username")} autoComplete="off" />
        <TextField required name="fullName" label={t("fields.fullName")} autoComplete="off" />
        <TextField required name="email" type="email" label={t("fields.email")} autoComplete="off" />
        <SelectField name="status" label={t("fields.status")} options={options.statuses} />
        <SelectField
          name="role"
          label={t("fields.role")}
          options={options.roles(mayGiveRoles ? undefined : [user.role])}
        />
        <SelectField name="currentPlan" label={t("fields.currentPlan")} options={options.plans} />
        <TextField name="company" label={t("fields.company")} />
        <TextField name="country" label={t("fields.country")} />
        <TextField name="contact" type="tel" label={t("fields.contact")} />
      </div>
    </Form>
  )
}
