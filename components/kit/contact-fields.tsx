"use client"

import { Lock, Mail, Smartphone, User } from "lucide-react"
import { useTranslations } from "next-intl"
import { CheckboxField } from "@/components/form/checkbox-field"
import { PasswordField } from "@/components/form/password-field"
import { TextField } from "@/components/form/text-field"

/** The fields that all form layout demos share. */
export function ContactFields({ icons }: { icons?: boolean }) {
  const t = useTranslations("kit/form-layout")
  const icon = (Icon: typeof Lock) => icons && <Icon aria-hidden="true" />
  return (
    <>
      <TextField name="name" label={t("fields.name")} start={icon(User)} required autoComplete="off" />
      <TextField name="email" type="email" label={t("fields.email")} start={icon(Mail)} required autoComplete="off" />
      <TextField name="phone" type="tel" label={t("fields.phone")} start={icon(Smartphone)} autoComplete="off" />
      <PasswordField
        name="password"
        label={t("fields.password")}
        start={icon(Lock)}
        required
        autoComplete="new-password"
      />
      <CheckboxField name="remember" label={t("fields.remember")} />
    </>
  )
}
