"use client"

import { useTranslations } from "next-intl"
import { useCallback, useEffect, useRef } from "react"
import { toast } from "@/components/ui/toast"
import { forbiddenEvent } from "@/lib/core/client/call"
import { useSignal } from "@/lib/core/client/use-signal"
import { useRouter } from "@/lib/core/i18n/navigation"
import { useSessionSettings } from "./session-settings"

/** Milliseconds to wait for further changes: several at once lead to one notice. */
const mergeMs = 300
/** Max one refresh in this time because of a forbidden request, in milliseconds. */
const forbiddenGapMs = 10_000

/**
 * Renders the menu, the screen and its buttons again when the user's permissions change, and says so. If they may no longer
 * read the screen, the server answers with the page that says that.
 */
export function PermissionKeeper() {
  const t = useTranslations("shell.permissions")
  const router = useRouter()
  const { userData } = useSessionSettings()
  const rules = JSON.stringify(userData.ability)
  const known = useRef(rules)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => router.refresh(), mergeMs)
  }, [router])
  useSignal("permissions", refresh)
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY
    const onForbidden = () => {
      if (Date.now() - last < forbiddenGapMs) return
      last = Date.now()
      refresh()
    }
    window.addEventListener(forbiddenEvent, onForbidden)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener(forbiddenEvent, onForbidden)
    }
  }, [refresh])
  useEffect(() => {
    if (known.current === rules) return
    known.current = rules
    void toast.info(t("changed"), { description: t("text") })
  }, [rules, t])
  return null
}
