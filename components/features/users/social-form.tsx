"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Card, CardBody } from "@/components/ui/card"
import { socialNetworks } from "@/lib/features/users/values"
import { type DetailsProps, useSaveDetails } from "./use-save-details"

const schema = () => import("@/lib/features/users/schema").then(({ socialForm }) => socialForm)

/** Form for a user's profiles on social networks. */
export default function SocialForm({ id, name, details }: DetailsProps) {
  const t = useTranslations("users")
  const save = useSaveDetails(id, name)
  const { twitter, facebook, instagram, github, codepen, slack } = details
  return (
    <Card>
      <CardBody>
        <Form
          schema={schema}
          defaultValues={{ twitter, facebook, instagram, github, codepen, slack }}
          onSubmit={save}
          submitLabel={t("actions.save")}
        >
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
