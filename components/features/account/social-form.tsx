"use client"

import { useTranslations } from "next-intl"
import { TextField } from "@/components/form/text-field"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { socialLinks as networks } from "@/lib/features/account/values"
import { MergedSettingsForm } from "./merged-settings-form"
import { Fields } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ socialLinksForm }) => socialLinksForm)

/** Links to the user's pages on social networks. */
export function SocialForm({ setting }: { setting: AccountSetting }) {
  const t = useTranslations("account")
  return (
    <MergedSettingsForm
      title={t("social.title")}
      text={t("social.text")}
      schema={schema}
      loaded={setting}
      pick={({ social }) => social.socialLinks}
      send={(socialLinks, version) => call(endpoints.updateSocial, { body: { socialLinks, version } as never })}
      describe={(name, value) => ({ label: t(`networks.${name}`), text: String(value) })}
    >
      <Fields>
        {networks.map((network) => (
          <TextField key={network} name={network} type="url" label={t(`networks.${network}`)} placeholder="https://" />
        ))}
      </Fields>
    </MergedSettingsForm>
  )
}
