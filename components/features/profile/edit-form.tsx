"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { TextLink } from "@/components/ui/text-link"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/profile/endpoints"
import type { Profile } from "@/lib/features/profile/schema"
import { CoverField } from "./cover-field"

const schema = () => import("@/lib/features/profile/schema").then(({ profileForm }) => profileForm)

interface Props {
  profile: Profile
  onDone: () => void
}

/** Form for designation, description and cover. Name and picture are edited in the account settings. */
export function EditForm({ profile, onDone }: Props) {
  const t = useTranslations("profile.edit")
  const { run } = useMutation(endpoints.updateProfile, { invalidates: [endpoints.getProfile] })
  const { header, userAbout } = profile
  return (
    <Form
      schema={schema}
      defaultValues={{ designation: header.designation, coverImg: header.coverImg, about: userAbout.about }}
      submitLabel={t("save")}
      onCancel={onDone}
      onSubmit={async (values) => {
        await run({ body: { profile: values } })
        toast.success(t("saved"))
        onDone()
      }}
    >
      <TextField name="designation" label={t("designation")} help={t("designationHelp")} maxLength={120} />
      <TextareaField name="about" label={t("about")} rows={4} limit={1000} />
      <CoverField name="coverImg" label={t("cover")} />
      <p className="text-dense text-ink-muted">
        {t.rich("settings", {
          link: (chunks) => <TextLink href="/pages/account-settings">{chunks}</TextLink>,
        })}
      </p>
    </Form>
  )
}
