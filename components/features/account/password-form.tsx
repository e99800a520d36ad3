"use client"

import { useTranslations } from "next-intl"
import { PasswordField } from "@/components/form/password-field"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import { Fields, SettingsForm } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ changePasswordForm }) => changePasswordForm)

/** Changes the password, which ends all other sign-ins of this account. */
export function PasswordForm() {
  const t = useTranslations("account")
  const save = async ({ password, newPassword }: { password: string; newPassword: string }) => {
    const { ended } = await call(endpoints.changePassword, { body: { password, newPassword } })
    if (ended > 0) toast.success(t("password.ended", { count: ended }))
    return undefined
  }
  return (
    <SettingsForm
      title={t("password.title")}
      text={t("password.text")}
      schema={schema}
      defaultValues={{ password: "", newPassword: "", repeated: "" }}
      save={save}
      submitLabel={t("password.change")}
    >
      <PasswordField
        required
        name="password"
        label={t("fields.password")}
        autoComplete="current-password"
        className="sm:max-w-[calc(50%-0.625rem)]"
      />
      <Fields>
        <PasswordField required name="newPassword" label={t("fields.newPassword")} autoComplete="new-password" />
        <PasswordField required name="repeated" label={t("fields.repeated")} autoComplete="new-password" />
      </Fields>
    </SettingsForm>
  )
}
