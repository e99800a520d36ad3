"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/chat/endpoints"
import type { ProfileChanges } from "@/lib/features/chat/schema"
import { useChatCache } from "./use-chat-cache"

/** The user's own profile. A change is shown at once, and rolled back with a message if it fails. */
export function useOwnProfile() {
  const t = useTranslations("chat")
  const cache = useChatCache()
  const showError = useErrorToast()
  const query = useQuery(endpoints.getProfileUser)
  const { data, mutate } = query

  /** @returns whether it was saved */
  async function save(changes: ProfileChanges): Promise<boolean> {
    if (!data) return false
    const { settings, ...rest } = changes
    const before = data
    const { status } = { ...before, ...rest }
    void mutate({ ...before, ...rest, settings: { ...before.settings, ...settings } }, { revalidate: false })
    cache.me({ status })
    try {
      const body = { profileUser: changes }
      const { profileUser } = await call(endpoints.updateProfileUser, { body })
      await mutate(profileUser, { revalidate: false })
      toast.success(t("done.profileSaved"))
      return true
    } catch (error) {
      await mutate(before, { revalidate: true })
      cache.me({ status: before.status })
      showError(error)
      return false
    }
  }
  return { ...query, save }
}
