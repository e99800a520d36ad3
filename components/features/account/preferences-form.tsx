"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { changesBetween } from "@/components/form/changes-between"
import { SelectField } from "@/components/form/select-field"
import { call } from "@/lib/core/client/call"
import { type Locale, locales, prefixedPath } from "@/lib/core/i18n/locales"
import { useLanguage } from "@/lib/core/i18n/use-language"
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
  const current = useLanguage()
  const zones = useTimeZones(timeZone)
  const before = useRef({ language, timeZone })
  const nameOf = (locale: Locale) => new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale

  const save = async (chosen: { language: Locale | null; timeZone: string | null }) => {
    const changed = changesBetween(before.current, chosen)
    await call(endpoints.updatePreferences, { body: { preferences: changed } as never })
    before.current = chosen
    if (!chosen.language || chosen.language === current) return undefined
    window.location.assign(prefixedPath(chosen.language, "/pages/account-settings?tab=preferences"))
    return undefined
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
