"use client"

import { useTranslations } from "next-intl"
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
  return (
    <SettingsForm
      title={t("bell")}
      text={t("bellText")}
      schema={schema}
      defaultValues={settings}
      save={(choices) =>
        call(notificationsEndpoints.updateNotificationSettings, { body: { settings: choices } as never })
      }
    >
      <Fields>
        {notificationKinds.map((kind) => (
          <SwitchField key={kind} name={kind} label={t(`kinds.${kind}`)} />
        ))}
      </Fields>
    </SettingsForm>
  )
}
