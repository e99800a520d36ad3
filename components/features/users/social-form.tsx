"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { TextField } from "@/components/form/text-field"
import { Card, CardBody } from "@/components/ui/card"
import type { UserDetails } from "@/lib/features/users/schema"
import { socialNetworks } from "@/lib/features/users/values"
import { type DetailsProps, useSaveDetails } from "./use-save-details"

const schema = () => import("@/lib/features/users/schema").then(({ socialForm }) => socialForm)

const linksOf = ({ twitter, facebook, instagram, github, codepen, slack }: UserDetails) => ({
  twitter,
  facebook,
  instagram,
  github,
  codepen,
  slack,
})

/** Form for a user's profiles on social networks. */
export default function SocialForm({ profile }: DetailsProps) {
  const t = useTranslations("users")
  const { merge, save, defaultValues } = useSaveDetails(profile, linksOf)
  return (
    <Card>
      <CardBody>
        <Form schema={schema} defaultValues={defaultValues} onSubmit={save} submitLabel={t("actions.save")}>
          <MergeNotice
            merge={merge}
            describe={(name, value) => ({ label: t(`networks.${name}`), text: String(value) })}
          />
          <p className="text-dense text-ink-muted">{t("edit.linkHelp")}</p>
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {socialNetworks.map((network) => (
              <TextField
                key={network}
                name={network}
                type="url"
                label={t(`networks.${network}`)}
                placeholder="https://"
              />
            ))}
          </div>
        </Form>
      </CardBody>
    </Card>
  )
}
