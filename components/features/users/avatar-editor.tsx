"use client"

import { AvatarEditor as Editor } from "@/components/form/avatar-editor"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/users/endpoints"
import type { User } from "@/lib/features/users/schema"

/** Editor for another user's picture. */
export function AvatarEditor({ user }: { user: User }) {
  const query = { id: user.id }
  const router = useRouter()
  const invalidate = useInvalidate()
  const refresh = () => {
    void invalidate([endpoints.listUsers, endpoints.getUserProfile])
    router.refresh()
  }
  const save = async (file: Blob) => {
    const response = await call(endpoints.setUserAvatar, { query, file })
    refresh()
    return response.user.avatar
  }
  const remove = async () => {
    await call(endpoints.removeUserAvatar, { query })
    refresh()
  }
  return <Editor name={user.fullName} avatar={user.avatar} save={save} remove={remove} />
}
