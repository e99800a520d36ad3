"use client"

import { toast } from "./toast"
import { useAttempt } from "./use-attempt"

/**
 * Returns a function that shows what was done. If `back` is given, Undo runs it, shows `undone` and revalidates stale
 * data.
 */
export function useUndoNotice(stale: { path: string }[], undone: string) {
  const attempt = useAttempt(stale)
  return (message: string, back: (() => Promise<unknown>) | false) =>
    back
      ? toast.undo(message, () =>
          attempt(async () => {
            await back()
            void toast.success(undone)
          }),
        )
      : toast.success(message)
}
