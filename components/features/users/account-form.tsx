"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { call } from "@/lib/core/client/call"
import type { updateUser } from "@/lib/features/users/contract"
import type { User, UserChanges } from "@/lib/features/users/schema"
import { calls } from "./calls"
import { useSaved } from "./use-saved"
import { useUserOptions } from "./use-user-options"

const schema = () => import("@/lib/features/users/schema").then(({ accountForm }) => accountForm)

/** Who a person is in the workspace. Only who may do everything may change the role. */
export function AccountForm({ user, mayGiveRoles }: { user: User; mayGiveRoles: boolean }) {
  const t = useTranslations("users")
  const options = useUserOptions()
  const saved = useSaved()
  const { id, avatar: _avatar, ...values } = user

  async function send(changes: UserChanges) {
    await call<typeof updateUser>(calls.updateUser, { body: { user: { id, ...changes } } })
    saved("saved", changes.fullName ?? user.fullName)
  }

  return (
    <Form schema={schema} defaultValues={values} onSubmit={send} submitLabel={t("actions.save")}>
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
