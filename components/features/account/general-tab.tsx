"use client"

import { useRouter } from "next/navigation"
import { useTranslations } from "next-intl"
import { AvatarEditor } from "@/components/form/avatar-editor"
import { TextField } from "@/components/form/text-field"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { MergedSettingsForm } from "./merged-settings-form"
import { PendingAddress } from "./pending-address"
import { Fields } from "./settings-form"

const schema = () => import("@/lib/features/account/schema").then(({ generalForm }) => generalForm)

/** Picture, names, e-mail address and company. */
export function GeneralTab({ setting }: { setting: AccountSetting }) {
  const t = useTranslations("account")
  const router = useRouter()
  const invalidate = useInvalidate()
  const { general } = setting
  const save = async (file: Blob) => {
    const response = await call(endpoints.setOwnAvatar, { file })
    router.refresh()
    return response.general.avatar
  }
  const remove = async () => {
    await call(endpoints.removeOwnAvatar)
    router.refresh()
  }
  return (
    <div className="space-y-5">
      <Card>
        <CardHeader title={t("picture.title")} subtitle={t("picture.text")} />
        <CardBody>
          <AvatarEditor name={general.fullName} avatar={general.avatar} save={save} remove={remove} />
        </CardBody>
      </Card>
      <PendingAddress current={general.email} />
      <MergedSettingsForm
        title={t("general.title")}
        schema={schema}
        loaded={setting}
        pick={({ general: { avatar: _, ...values } }) => values}
        // A new address is pending until it is confirmed: the field then shows the current one again, the alert the new one.
        send={async (general, version) => {
          await call(endpoints.updateGeneral, { body: { general, version } })
          await invalidate([endpoints.getAddressChange])
        }}
        describe={(name, value) => ({ label: t(`fields.${name}`), text: String(value) })}
      >
        <Fields>
          <TextField required name="username" label={t("fields.username")} autoComplete="username" />
          <TextField required name="fullName" label={t("fields.fullName")} autoComplete="name" />
          <TextField required name="email" type="email" label={t("fields.email")} autoComplete="email" />
          <TextField name="company" label={t("fields.company")} autoComplete="organization" />
        </Fields>
      </MergedSettingsForm>
    </div>
  )
}
