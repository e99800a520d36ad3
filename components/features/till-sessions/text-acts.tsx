"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { Variance } from "./session-words"

const invalidates = [endpoints.listTillSessions]
const explainSchema = () => import("@/lib/features/till-sessions/schema").then(({ explainForm }) => explainForm)
const reviewSchema = () => import("@/lib/features/till-sessions/schema").then(({ reviewForm }) => reviewForm)

/** Says why a till differs. */
export function ExplainAct({ session }: { session: TillSessionSheet }) {
  const { id, variance, currency } = session
  const t = useTranslations("till-sessions")
  const explain = useMutation(endpoints.explainVariance, { invalidates })
  return (
    <Form
      schema={explainSchema}
      defaultValues={{ explanation: "" }}
      onSubmit={async (body) => {
        await explain.run({ params: { id }, body })
      }}
      submitLabel={t("next.explainSave")}
    >
      {/* A blind count doesn't show the amount. */}
      {typeof variance === "number" && (
        <p className="flex items-baseline gap-2">
          {t("facts.variance")}
          <strong className="text-lg">
            <Variance amount={variance} currency={currency} />
          </strong>
        </p>
      )}
      <p className="text-ink-muted">{t("next.explainText")}</p>
      <TextareaField required name="explanation" label={t("explanation")} limit={500} />
    </Form>
  )
}

/** Confirms what others have counted. */
export function ReviewAct({ id }: { id: number }) {
  const t = useTranslations("till-sessions")
  const review = useMutation(endpoints.reviewTillSession, { invalidates })
  return (
    <Form
      schema={reviewSchema}
      defaultValues={{ note: "" }}
      onSubmit={async (body) => {
        await review.run({ params: { id }, body })
        void toast.success(t("done.reviewed"))
      }}
      submitLabel={t("next.reviewSave")}
    >
      <p className="text-ink-muted">{t("next.reviewText")}</p>
      <TextareaField name="note" label={t("next.reviewNote")} limit={500} />
    </Form>
  )
}
