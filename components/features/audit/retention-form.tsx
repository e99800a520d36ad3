"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/audit/endpoints"
import { daysPerYear, retentionYears } from "@/lib/features/audit/values"

const schema = () => import("@/lib/features/audit/schema").then(({ retentionForm }) => retentionForm)
const offered = retentionYears.map((years) => years * daysPerYear)

/** The choice of how long the details of the log are kept. */
export default function RetentionForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("audit.retention")
  const { data, error, isValidating, mutate } = useQuery(endpoints.getAuditSettings)
  const save = useMutation(endpoints.updateAuditSettings, { invalidates: [endpoints.getAuditSettings] })
  if (!data && error) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={3} />
  const own = data.retentionDays
  const label = (days: number) =>
    days % daysPerYear === 0 ? t("years", { years: days / daysPerYear }) : t("days", { days })
  // A program may have set another number of days.
  const days = own && !offered.includes(own) ? [own, ...offered].sort((one, other) => one - other) : offered
  return (
    <Form
      schema={schema}
      defaultValues={{ retentionDays: own === null ? "" : String(own) }}
      submitLabel={t("save")}
      onCancel={onDone}
      onSubmit={async ({ retentionDays }: { retentionDays: number | null }) => {
        await save.run({ body: { retentionDays } })
        void toast.success(t("saved"))
        onDone()
      }}
    >
      <SelectField
        name="retentionDays"
        label={t("label")}
        placeholder={t("never")}
        options={days.map((value) => ({ value: String(value), label: label(value) }))}
      />
      <Alert tone="warning">{t("warning")}</Alert>
    </Form>
  )
}
