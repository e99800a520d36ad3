"use client"

import { useTranslations } from "next-intl"
import { TextField } from "@/components/form/text-field"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { socialLinks as networks } from "@/lib/features/account/values"
import { Fields, SettingsForm } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ socialLinksForm }) => socialLinksForm)

/** Links to the user's pages on social networks. */
export function SocialForm({ socialLinks }: { socialLinks: AccountSetting["social"]["socialLinks"] }) {
  const t = useTranslations("account")
  return (
    <SettingsForm
      title={t("social.title")}
      text={t("social.text")}
      schema={schema}
      defaultValues={socialLinks}
      save={(links) => call(endpoints.updateSocial, { body: { socialLinks: links } as never })}
    >
      <Fields>
        {networks.map((network) => (
          <TextField key={network} name={network} type="url" label={t(`networks.${network}`)} placeholder="https://" />
        ))}
      </Fields>
    </SettingsForm>
  )
}
