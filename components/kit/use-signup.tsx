"use client"

import { Link2, MapPin, User, UserCog } from "lucide-react"
import { useTranslations } from "next-intl"
import { PasswordField } from "@/components/form/password-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { WizardStep } from "@/components/form/wizard"
import type { signupSchemas } from "./signup-schemas"

type Step = keyof typeof signupSchemas

const schemaOf = (step: Step) => async () => (await import("./signup-schemas")).signupSchemas[step]
const fields = {
  account: ["user", "email", "password", "again"],
  personal: ["first", "last", "country"],
  address: ["street", "postcode", "town"],
  social: ["site", "mastodon"],
} as const
const icons = { account: UserCog, personal: User, address: MapPin, social: Link2 }
const countries = ["DE", "FR", "PT", "GB"] as const

export const emptySignup = Object.fromEntries(Object.values(fields).flatMap((names) => names.map((name) => [name, ""])))

/** The four steps of the shop registration that all wizard demos share. */
export function useSignup({ withIcons }: { withIcons?: boolean } = {}): WizardStep[] {
  const t = useTranslations("kit/wizard")
  const field = (step: Step, name: string) => {
    const shared = { key: name, name, label: t(`fields.${name}`), autoComplete: "off", required: step !== "social" }
    const { key, ...rest } = shared
    if (name === "password" || name === "again")
      return <PasswordField key={key} {...rest} autoComplete="new-password" />
    if (name === "country")
      return (
        <SelectField
          key={key}
          {...rest}
          placeholder={t("fields.choose")}
          options={countries.map((value) => ({ value, label: t(`fields.${value}`) }))}
        />
      )
    const type = step === "social" ? "url" : name === "email" ? "email" : "text"
    return <TextField key={key} {...rest} type={type} placeholder={type === "url" ? "https://" : undefined} />
  }
  return (Object.keys(fields) as Step[]).map((step) => {
    const Icon = icons[step]
    return {
      name: step,
      title: t(`steps.${step}`),
      text: t(`steps.${step}Text`),
      icon: withIcons && <Icon />,
      schema: schemaOf(step),
      content: <div className="grid gap-4 sm:grid-cols-2">{fields[step].map((name) => field(step, name))}</div>,
    }
  })
}
