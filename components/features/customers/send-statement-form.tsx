"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/customers/endpoints"
import { staleIous } from "./stale"
import type { StatementPeriod } from "./use-statement-query"

const schema = () =>
  import("@/lib/features/customers/schema/statement").then(({ sendStatementForm }) => sendStatementForm)

interface Props {
  id: number
  query: StatementPeriod
  onDone: () => void
}

/** Sends a statement; the proposed mail is in the customer's language. */
export function SendStatementForm({ id, query, onDone }: Props) {
  const t = useTranslations("customers.statement")
  const { data, error, mutate } = useQuery(endpoints.getStatementMail, { params: { id }, query })
  const send = useMutation(endpoints.sendStatement, { invalidates: staleIous })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={6} />
  return (
    <Form
      schema={schema}
      defaultValues={{ ...query, address: data.to, subject: data.subject, message: data.message }}
      submitLabel={t("send")}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { state } = await send.run({ params: { id }, body })
        void toast.success(state === "queued" ? t("sent", { address: body.address }) : t("logged"))
        onDone()
      }}
    >
      <TextField required name="address" type="email" label={t("address")} maxLength={254} />
      <TextField required name="subject" label={t("subject")} maxLength={200} />
      <TextareaField required name="message" label={t("message")} maxLength={5000} rows={9} />
    </Form>
  )
}
