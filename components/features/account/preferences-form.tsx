"use client"

import { useLocale, useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { SelectField } from "@/components/form/select-field"
import { call } from "@/lib/core/client/call"
import { type Locale, locales } from "@/lib/core/i18n/locales"
import { getPathname } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/account/endpoints"
import { Fields, SettingsForm } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ preferencesChoice }) => preferencesChoice)

interface Props {
  preferences: { language: Locale | null; timeZone: string | null }
}

/** The time zones that this browser knows. They load after the first paint, because the server's list may differ. */
function useTimeZones(chosen: string | null): string[] {
  const [zones, setZones] = useState(chosen ? [chosen] : [])
  useEffect(
    () => setZones([...new Set([...(chosen ? [chosen] : []), ...Intl.supportedValuesOf("timeZone")])]),
    [chosen],
  )
  return zones
}

/** The language of screens and e-mails, and the user's time zone. */
export function PreferencesForm({ preferences: { language, timeZone } }: Props) {
  const t = useTranslations("account")
  const current = useLocale()
  const zones = useTimeZones(timeZone)
  const nameOf = (locale: Locale) => new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale

  const save = async (chosen: { language: Locale | null; timeZone: string | null }) => {
    await call(endpoints.updatePreferences, { body: { preferences: chosen } as never })
    if (!chosen.language || chosen.language === current) return
    const href = getPathname({
      href: "/pages/account-settings?tab=preferences",
      locale: chosen.language,
      forcePrefix: true,
    })
    window.location.assign(href)
  }
  return (
    <SettingsForm
      title={t("preferences.title")}
      text={t("preferences.text")}
      schema={schema}
      defaultValues={{ language: language ?? "", timeZone: timeZone ?? "" }}
      save={save}
    >
      <Fields>
        <SelectField
          name="language"
          label={t("fields.language")}
          placeholder={t("preferences.asBrowser")}
          options={locales.map((locale) => ({ value: locale, label: nameOf(locale) }))}
        />
        <SelectField
          name="timeZone"
          label={t("fields.timeZone")}
          placeholder={t("preferences.asBrowser")}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        />
      </Fields>
    </SettingsForm>
  )
}
