"use client"

import { useTranslations } from "next-intl"
import { SwitchField } from "@/components/form/switch-field"
import { Alert } from "@/components/ui/alert"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { MergedSettingsForm } from "./merged-settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ notification }) => notification)
const parts = {
  activity: ["commentOnArticle", "answerOnForm", "followMe"],
  application: ["newAnnouncements", "productUpdates", "blogDigest"],
} as const

interface Props {
  setting: AccountSetting
  /** Whether a mail server is set up. */
  sendsMail: boolean
}

/** Chooses which events send the user an e-mail. */
export function NotificationForm({ setting, sendsMail }: Props) {
  const t = useTranslations("account.notifications")
  return (
    <MergedSettingsForm
      title={t("mail")}
      text={t("mailText")}
      schema={schema}
      loaded={setting}
      pick={({ notification }) => notification}
      send={(notification, version) =>
        call(endpoints.updateNotifications, { body: { notification, version } as never })
      }
      // Two switches that were both changed have the same position.
      describe={(name) => ({ label: t(name) })}
    >
      {!sendsMail && <Alert tone="warning">{t("noMail")}</Alert>}
      {(["activity", "application"] as const).map((part) => (
        <fieldset key={part} className="space-y-3">
          <legend className="mb-2 font-medium text-dense">{t(part)}</legend>
          {parts[part].map((flag) => (
            <SwitchField key={flag} name={flag} label={t(flag)} />
          ))}
        </fieldset>
      ))}
    </MergedSettingsForm>
  )
}
