"use client"

import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useErrorToast } from "./use-error-text"

interface Options {
  /** Returns without waiting for the stale data, for writes whose result is already shown. */
  inBackground?: boolean
}

/**
 * Returns a function that runs a write and then revalidates stale data. If the write fails, it runs `rollBack`, shows a
 * toast and returns false.
 */
export function useAttempt(stale: { path: string }[], { inBackground = false }: Options = {}) {
  const showError = useErrorToast()
  const invalidate = useInvalidate()
  return async (write: () => Promise<unknown>, rollBack?: () => unknown): Promise<boolean> => {
    try {
      await write()
      return true
    } catch (error) {
      rollBack?.()
      showError(error)
      return false
    } finally {
      const revalidated = invalidate(stale)
      if (!inBackground) await revalidated
    }
  }
}
