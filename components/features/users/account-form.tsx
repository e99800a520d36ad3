"use client"

import { useTranslations } from "next-intl"
import type { UseFormReturn } from "react-hook-form"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/users/endpoints"
import type { User, UserChanges } from "@/lib/features/users/schema"
import { useSaved } from "./use-saved"
import { useUserOptions } from "./use-user-options"

const schema = () => import("@/lib/features/users/schema").then(({ accountForm }) => accountForm)

interface Props {
  user: User
  mayGiveRoles: boolean
  /** A new email address that its owner has not confirmed yet. */
  pendingEmail: string | null
}

type Values = Required<UserChanges>
type Handle = UseFormReturn<Values, unknown, Values>

/** Form for a user's account. Only administrators can change the role. */
export function AccountForm({ user, mayGiveRoles, pendingEmail }: Props) {
  const t = useTranslations("users")
  const options = useUserOptions()
  const saved = useSaved()
  const { id, avatar: _avatar, ...values } = user

  async function send(changes: UserChanges, form: Handle) {
    const response = await call(endpoints.updateUser, { body: { user: { id, ...changes } } })
    saved("saved", changes.fullName ?? user.fullName)
    const { fullName: name, email: currentEmail } = response.user
    if (!changes.email || changes.email === currentEmail) return
    // Keep the current address in the form until the owner confirms the new one.
    form.setValue("email", currentEmail)
    toast.success(t("done.addressWaits", { name, email: changes.email }))
  }

  return (
    <Form schema={schema} defaultValues={values} onSubmit={send} submitLabel={t("actions.save")}>
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
