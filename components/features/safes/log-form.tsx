"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { today } from "@/lib/core/client/today"
import { useRouter } from "@/lib/core/i18n/navigation"

const schema = () => import("@/lib/features/safes/schema").then(({ logQuery }) => logQuery)

/** Asks for the days of a printed log, and opens it. */
export default function LogForm({ safe }: { safe: number }) {
  const t = useTranslations("safes.log")
  const router = useRouter()
  const to = today()
  return (
    <Form
      guard={false}
      schema={schema}
      defaultValues={{ from: `${to.slice(0, 8)}01`, to }}
      submitLabel={t("show")}
      onSubmit={({ from, to: until }) => {
        const query = new URLSearchParams({ ...(from && { from }), ...(until && { to: until }) })
        router.push(`/business/safe-deposit/${safe}/log?${query}`)
      }}
    >
      <p className="text-pretty text-ink-muted text-sm">{t("help")}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <DayField name="from" label={t("from")} />
        <DayField name="to" label={t("to")} />
      </div>
    </Form>
  )
}
