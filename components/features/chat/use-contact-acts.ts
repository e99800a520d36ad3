"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { Choices, Contact } from "@/lib/features/chat/schema"
import { useChatCache } from "./use-chat-cache"
import { goToContact } from "./use-contact"

const stale = [endpoints.listChats, endpoints.listMessages, endpoints.getContact]

/** What can be done about a contact. It shows at once; what fails is taken back with a message. */
export function useContactActs({ id, fullName: name }: Pick<Contact, "id" | "fullName">) {
  const t = useTranslations("chat")
  const cache = useChatCache()
  const invalidate = useInvalidate()

  /** Runs a write whose outcome is on show already. */
  async function attempt(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await write()
      return true
    } catch (error) {
      const failed = error instanceof CallError ? error : undefined
      toast.error(failed?.code === "offline" ? t("offline") : failed?.message || t("failed"))
      return false
    } finally {
      void invalidate(stale)
    }
  }

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
    /** Empties the talk on this side; Undo fills it again. */
    clear: () =>
      attempt(async () => {
        cache.cleared(id)
        const { before } = await call(endpoints.clearChat, { body: { id } })
        toast.undo(t("done.cleared"), () =>
          attempt(() => call(endpoints.restoreChat, { body: { id, clearedUntil: before } })),
        )
      }),
    /** Leaves the talk with its last message marked as new. */
    markUnseen: () => {
      goToContact(undefined)
      return attempt(() => call(endpoints.updateSeen, { body: { id, isSeen: false } }))
    },
  }
}
