"use client"

import { useTranslations } from "next-intl"
import { useRef } from "react"
import { changesBetween } from "@/components/form/changes-between"
import { SwitchField } from "@/components/form/switch-field"
import { call } from "@/lib/core/client/call"
import * as notificationsEndpoints from "@/lib/features/notifications/endpoints"
import type { Settings } from "@/lib/features/notifications/schema"
import { notificationKinds } from "@/lib/features/notifications/values"
import { Fields, SettingsForm } from "./settings-form"

const schema = () => import("@/lib/features/notifications/schema").then(({ settings }) => settings)

/** Chooses which events notify the user in the navbar's bell. */
export function BellForm({ settings }: { settings: Settings }) {
  const t = useTranslations("account.notifications")
  const before = useRef(settings)
  /** Sends only what the user has switched, so that choices of another tab stay. */
  async function save(choices: Settings) {
    const changed = changesBetween(before.current, choices)
    await call(notificationsEndpoints.updateNotificationSettings, { body: { settings: changed } as never })
    before.current = choices
    return undefined
  }
  return (
    <SettingsForm title={t("bell")} text={t("bellText")} schema={schema} defaultValues={settings} save={save}>
      <Fields>
        {notificationKinds.map((kind) => (
          <SwitchField key={kind} name={kind} label={t(`kinds.${kind}`)} />
        ))}
      </Fields>
    </SettingsForm>
  )
}
