"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { RichTextField } from "@/components/form/rich-text-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { KbArticle, NewKbArticle } from "@/lib/features/knowledgebase/schema"
import { useKb } from "./use-kb"

const schema = () => import("@/lib/features/knowledgebase/schema").then(({ kbArticleForm }) => kbArticleForm)

interface Props {
  /** Omitted for a new article. */
  article?: KbArticle
  categoryId: number
  /** @throws CallError, which the form shows at its field */
  onSave: (values: NewKbArticle) => Promise<void>
  onCancel: () => void
}

/** Form for an article's title, text and category. */
export default function ArticleForm({ article, categoryId, onSave, onCancel }: Props) {
  const t = useTranslations("knowledgebase")
  const { categories } = useKb()
  const values = {
    title: article?.title ?? "",
    categoryId: String(article?.categoryId ?? categoryId),
    slug: article?.slug ?? "",
    content: article?.content ?? "",
  }
  return (
    <Card>
      <CardHeader title={t(article ? "editArticle" : "addArticle")} />
      <CardBody>
        <Form
          schema={schema}
          defaultValues={values}
          onSubmit={onSave}
          onCancel={onCancel}
          submitLabel={t(article ? "form.save" : "form.add")}
        >
          <TextField required name="title" label={t("form.title")} maxLength={200} />
          <RichTextField required name="content" label={t("form.content")} toolbar="full" size="lg" />
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
            {/* The select can only show the current category once the categories have loaded. */}
            <SelectField
              key={categories.length}
              name="categoryId"
              label={t("form.category")}
              options={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
            <TextField name="slug" label={t("form.slug")} help={t("form.slugHelp")} maxLength={120} />
          </div>
        </Form>
      </CardBody>
    </Card>
  )
}
