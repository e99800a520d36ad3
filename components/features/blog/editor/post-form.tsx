"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Form } from "@/components/form/form"
import { RichTextField } from "@/components/form/rich-text-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { BlogCategory } from "@/lib/features/blog/schema"
import type { BlogStatus } from "@/lib/features/blog/values"
import { PictureField } from "./picture-field"
import { PublishingFields } from "./publishing-fields"
import type { PostValues } from "./values"

const schema = () => import("@/lib/features/blog/schema").then(({ blogForm }) => blogForm)

interface Props {
  values: PostValues
  categories: BlogCategory[]
  /** The statuses that the user can choose. */
  statuses: readonly BlogStatus[]
  submitLabel: ReactNode
  /** `before`: the initial values. */
  onSubmit: (values: PostValues, before: PostValues) => Promise<void>
  onCancel: () => void
  /** Shown above the fields. */
  children?: ReactNode
}

/** The form for a new or an existing post. */
export function PostForm({ values, categories, statuses, submitLabel, onSubmit, onCancel, children }: Props) {
  const t = useTranslations("blog")
  return (
    <Form
      schema={schema}
      defaultValues={values}
      onSubmit={(given, form) => onSubmit(given as PostValues, form.formState.defaultValues as PostValues)}
      onCancel={onCancel}
      submitLabel={submitLabel}
      className="gap-5"
    >
      {children}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <CardHeader title={t("form.content")} />
          <CardBody className="grid grid-cols-1 gap-4">
            <TextField required name="blogTitle" label={t("form.title")} maxLength={200} autoComplete="off" />
            <RichTextField
              patient
              name="content"
              label={t("form.text")}
              placeholder={t("form.textPlaceholder")}
              toolbar="full"
              size="lg"
            />
            <TextareaField
              name="excerpt"
              label={t("form.excerpt")}
              help={t("form.excerptHelp")}
              rows={3}
              maxLength={500}
              limit={500}
            />
          </CardBody>
        </Card>
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <CardHeader title={t("form.publishing")} />
            <CardBody className="grid grid-cols-1 gap-4">
              <PublishingFields categories={categories} statuses={statuses} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title={t("picture.title")} />
            <CardBody>
              <PictureField name="featuredImage" />
            </CardBody>
          </Card>
        </div>
      </div>
    </Form>
  )
}
