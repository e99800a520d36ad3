"use client"

import { useTranslations } from "next-intl"
import { useCallback } from "react"
import { CallError, isCancelled } from "@/lib/core/client/call-error"
import { toast } from "./toast"

/**
 * Returns a function that words a failed request: the server's sentence, otherwise a general one or `otherwise`; undefined
 * if the user cancelled.
 */
export function useErrorText() {
  const t = useTranslations("ui")
  return useCallback(
    (error: unknown, otherwise = t("error")): string | undefined => {
      if (isCancelled(error)) return undefined
      if (!(error instanceof CallError)) return otherwise
      return error.code === "offline" ? t("offlineUnchanged") : error.message || otherwise
    },
    [t],
  )
}

/** Returns a function that shows a failed request as a toast, worded as by `useErrorText`. */
export function useErrorToast() {
  const textOf = useErrorText()
  return useCallback(
    (error: unknown, otherwise?: string): void => {
      const text = textOf(error, otherwise)
      if (text) void toast.error(text)
    },
    [textOf],
  )
}
