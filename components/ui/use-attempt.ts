"use client"

import { useTranslations } from "next-intl"
import { CallError, isCancelled } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { toast } from "./toast"

/** Returns a function that runs a write, shows the server's message if it fails, and revalidates stale data. */
export function useAttempt(stale: { path: string }[]) {
  const t = useTranslations("ui")
  const invalidate = useInvalidate()
  return async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write()
      return true
    } catch (error) {
      if (isCancelled(error)) return false
      const failed = error instanceof CallError ? error : undefined
      void toast.error(failed?.code === "offline" ? t("offline") : failed?.message || t("error"))
      return false
    } finally {
      await invalidate(stale)
    }
  }
}
