"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { Choices, Contact } from "@/lib/features/chat/schema"
import { useChatCache } from "./use-chat-cache"
import { goToContact } from "./use-contact"

const stale = [endpoints.listChats, endpoints.listMessages, endpoints.getContact]

/** Actions on a contact. Each is shown at once, and rolled back with a message if it fails. */
export function useContactActions({ id, fullName: name }: Pick<Contact, "id" | "fullName">) {
  const t = useTranslations("chat")
  const cache = useChatCache()
  /** Runs a write whose result is already shown. */
  const attempt = useAttempt(stale, { inBackground: true })

  const choose = (changes: Choices) => {
    cache.contact(id, changes)
    return attempt(() => call(endpoints.updateChoices, { body: { id, ...changes } }))
  }
  const setBlocked = async (isBlocked: boolean) => {
    if (!(await choose({ isBlocked }))) return
    if (isBlocked) toast.undo(t("done.blocked", { name }), () => setBlocked(false))
    else toast.success(t("done.unblocked", { name }))
  }

  return {
    setBlocked,
    setMuted: async (isMuted: boolean) => {
      if (await choose({ isMuted })) toast.success(t(isMuted ? "done.muted" : "done.unmuted", { name }))
    },
    /** Clears the conversation for this user only. Can be undone. */
    clear: () =>
      attempt(async () => {
        cache.cleared(id)
        const { before } = await call(endpoints.clearChat, { body: { id } })
        toast.undo(t("done.cleared"), () =>
          attempt(() => call(endpoints.restoreChat, { body: { id, clearedUntil: before } })),
        )
      }),
    /** Marks the last message as unread and leaves the conversation. */
    markUnseen: () => {
      goToContact(undefined)
      return attempt(() => call(endpoints.updateSeen, { body: { id, isSeen: false } }))
    },
  }
}
