"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/staff-access/endpoints"
import type { Holding, Leaving } from "@/lib/features/staff-access/schema/people"
import { staffRoles } from "@/lib/features/staff-access/values"
import { startOf } from "./values"

const schema = () => import("@/lib/features/staff-access/schema/people").then(({ leavingFields }) => leavingFields)

/** A list of everything that a person still holds, such as access and API keys. */
function Holdings({ holds }: { holds: Holding[] }) {
  const t = useTranslations("staff-access")
  if (holds.length === 0) return <p className="text-ink-muted text-sm">{t("leave.holdsNothing")}</p>
  const isRole = (label: string): label is (typeof staffRoles)[number] => staffRoles.some((role) => role === label)
  return (
    <section>
      <h3 className="mb-1 font-medium text-ink text-sm">{t("leave.holds")}</h3>
      <ul className="list-disc space-y-1 ps-5 text-ink-muted text-sm">
        {holds.map(({ kind, label }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          <li key={i}>{t(`holdings.${kind}`, { label: isRole(label) ? t(`roles.${label}`) : label })}</li>
        ))}
      </ul>
    </section>
  )
}

/** Ends all access of a person, now or after a chosen day, and lists what they still hold. */
export default function LeaveDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useTranslations("staff-access")
  const { data } = useQuery(endpoints.listStaffHoldings, { params: { id } })
  const leave = useMutation(endpoints.leaveStaff, { invalidates: [endpoints.listStaffGrants] })
  const [left, setLeft] = useState<Leaving>()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("leave.title", { name })}
      description={left ? undefined : t("leave.text")}
      footer={left && <Button onClick={onClose}>{t("leave.close")}</Button>}
    >
      {left && (
        <Alert tone="success" announce className="mb-4">
          {left.signedOut ? t("leave.doneNow", { name }) : t("leave.donePlanned", { name, at: new Date(left.at) })}
        </Alert>
      )}
      {(left || data) && <Holdings holds={left?.holds ?? data?.data ?? []} />}
      {!left && (
        <Form
          className="mt-4"
          tone="danger"
          schema={schema}
          defaultValues={{ day: "" }}
          onSubmit={async ({ day }) => {
            setLeft(await leave.run({ params: { id }, body: day ? { at: startOf(day, 1) } : {} }))
          }}
          submitLabel={t("leave.submit")}
          onCancel={onClose}
        >
          <DayField name="day" label={t("leave.day")} help={t("leave.dayHelp")} />
        </Form>
      )}
    </Dialog>
  )
}
