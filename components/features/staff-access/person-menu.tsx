"use client"

import { Ellipsis, Eye, UserX } from "lucide-react"
import { useTranslations } from "next-intl"
import { localePrefix } from "@/components/layout/sign-out"
import { Menu } from "@/components/ui/menu"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/staff-access/endpoints"

/** A manager's actions on a person as a whole: see their screens, or end all their access. */
export function PersonMenu({ id, name, onLeave }: { id: number; name: string; onLeave: () => void }) {
  const t = useTranslations("staff-access")
  const attempt = useAttempt([])
  const view = () =>
    attempt(async () => {
      await call(endpoints.startStaffView, { body: { person: id } })
      window.location.assign(`${localePrefix()}/business/list`)
    })
  return (
    <Menu
      button={{
        variant: "ghost",
        size: "sm",
        iconOnly: true,
        label: t("actionsFor", { name }),
        icon: <Ellipsis />,
      }}
      items={[
        { label: t("viewAs"), icon: <Eye />, onSelect: () => void view() },
        { label: t("leave.open"), icon: <UserX />, tone: "danger", onSelect: onLeave },
      ]}
    />
  )
}
