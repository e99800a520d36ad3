"use client"

import { Eye } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { useAttempt } from "@/components/ui/use-attempt"
import type { Viewing } from "@/lib/core/auth/principal"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/staff-access/endpoints"

/** Loads the page again, because menu, screen and everything that was loaded follow from whose view it is. */
const reload = () => window.location.reload()

/** Above every page while the user sees the screens as somebody else. */
export function ViewBanner({ viewing: { fullName, until } }: { viewing: Viewing }) {
  const t = useTranslations("shell.viewing")
  const attempt = useAttempt([])
  useEffect(() => {
    const timer = setTimeout(reload, Math.max(0, until - Date.now()) + 1_000)
    return () => clearTimeout(timer)
  }, [until])
  const stop = () =>
    attempt(async () => {
      await call(endpoints.stopStaffView)
      reload()
    })
  return (
    <section
      aria-label={t("label")}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-warning-soft px-4 py-2 text-dense text-warning-text"
    >
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <p>{t("text", { name: fullName, until: new Date(until) })}</p>
      <ActionButton size="sm" variant="outline" action={stop}>
        {t("stop")}
      </ActionButton>
    </section>
  )
}
