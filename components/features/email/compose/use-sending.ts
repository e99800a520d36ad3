"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useDeliveryTexts } from "@/components/ui/delivery-words"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import type { CallError } from "@/lib/core/client/call-error"
import { callOnce } from "@/lib/core/client/call-once"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/email/endpoints"
import type { Email } from "@/lib/features/email/schema"
import { staleAfterWrite } from "../stale"
import { useMailTime } from "../use-mail-time"
import { goTo } from "../use-place"
import { bodyOf, isBlank } from "./draft"
import { cancelSend, type SavedDraft, schedule, sendWithUndo, undoSeconds } from "./sending"
import type { Writing } from "./use-draft"

/** Sends, schedules or discards the mail being written. Each can be undone for a moment. */
export function useSending({ save, release, resume, finish: forget, latest }: Writing, onDone: () => void) {
  const t = useTranslations("email")
  const time = useMailTime()
  const invalidate = useInvalidate()
  const showError = useErrorToast()
  const [busy, setBusy] = useState(false)
  const words = useDeliveryTexts()
  const refresh = () => void invalidate(staleAfterWrite)

  const attempt = useAttempt(staleAfterWrite, { inBackground: true })
  const undoSend = (id: number) =>
    attempt(async () => {
      await cancelSend(id)
      goTo({ compose: String(id) })
    })
  /**
   * Returns the draft to send. A new mail is saved as a draft first, so that it can't be sent twice if the response is lost.
   */
  async function asDraft(saved: SavedDraft): Promise<SavedDraft> {
    if (saved.id) return saved
    await save()
    return release()
  }
  /** Runs the final action. If it fails, the window stays open with its content. */
  async function finish(run: (saved: SavedDraft) => Promise<void>) {
    setBusy(true)
    await attempt(async () => {
      await run(await release())
      forget()
      onDone()
    }, resume)
    setBusy(false)
  }

  return {
    busy,
    showError,
    send: () =>
      finish(async (saved) => {
        const onFailed = (error: CallError) => {
          showError(error)
          refresh()
        }
        const onSent = (email?: Email) => {
          if (email?.delivery?.state === "logged") toast.warning(words(email.delivery).title)
          refresh()
        }
        const id = await sendWithUndo(latest(), await asDraft(saved), { onSent, onFailed })
        toast.undo(t("compose.sending"), () => undoSend(id), { seconds: undoSeconds })
      }),
    schedule: (at: Date) =>
      finish(async (saved) => {
        const id = await schedule(latest(), await asDraft(saved), at)
        toast.undo(t("compose.scheduled", { time: time.medium(at) }), () => undoSend(id))
      }),
    discard: () =>
      finish(async ({ id }) => {
        const draft = latest()
        if (id) await call(endpoints.deleteDraft, { query: { id } })
        if (isBlank(draft)) return
        toast.undo(t("compose.discarded"), () =>
          attempt(async () => {
            const { email } = await callOnce(endpoints.saveDraft, { body: { email: bodyOf(draft) } })
            goTo({ compose: String(email.id) })
          }),
        )
      }),
  }
}
