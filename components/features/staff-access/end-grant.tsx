"use client"

import { UserX } from "lucide-react"
import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/staff-access/endpoints"
import type { StaffGrant } from "@/lib/features/staff-access/schema/grants"

/** Ends a grant now. The toast offers to bring it back as it was. */
export function EndGrant({ grant, onDone }: { grant: StaffGrant; onDone: () => void }) {
  const t = useTranslations("staff-access")
  const attempt = useAttempt([endpoints.listStaffGrants])
  const setEnd = (until: string | null) =>
    call(endpoints.changeStaffGrant, { params: { id: grant.id }, body: { until } })
  const end = () =>
    attempt(async () => {
      await setEnd(new Date().toISOString())
      const text = t("done.ended", { name: grant.personName, role: t(`roles.${grant.role}`) })
      void toast.undo(text, () => attempt(() => setEnd(grant.until)))
      onDone()
    })
  return (
    <ActionButton variant="outline" tone="danger" icon={<UserX />} action={end}>
      {t("end")}
    </ActionButton>
  )
}
