"use client"

import { useTranslations } from "next-intl"
import { SwitchField } from "@/components/form/switch-field"
import { Alert } from "@/components/ui/alert"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { SettingsForm } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ notification }) => notification)
const parts = {
  activity: ["commentOnArticle", "answerOnForm", "followMe"],
  application: ["newAnnouncements", "productUpdates", "blogDigest"],
} as const

interface Props {
  notification: AccountSetting["notification"]
  /** Whether a mail server is set up. */
  sendsMail: boolean
}

/** Chooses which events send the user an e-mail. */
export function NotificationForm({ notification, sendsMail }: Props) {
  const t = useTranslations("account.notifications")
  return (
    <SettingsForm
      title={t("mail")}
      text={t("mailText")}
      schema={schema}
      defaultValues={notification}
      save={(choices) => call(endpoints.updateNotifications, { body: { notification: choices } as never })}
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
    </SettingsForm>
  )
}
