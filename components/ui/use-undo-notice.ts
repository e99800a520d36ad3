"use client"

import { toast } from "./toast"
import { useAttempt } from "./use-attempt"

/** Says what was done; Undo runs `back`, where one may, and says `undone`. What it made stale is asked again. */
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
