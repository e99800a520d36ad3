"use client"

import { AvatarEditor as Editor } from "@/components/form/avatar-editor"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import type { removeUserAvatar, setUserAvatar } from "@/lib/features/users/contract"
import type { User } from "@/lib/features/users/schema"
import { calls } from "./calls"

/** A person's picture, for whoever may change people. */
export function AvatarEditor({ user }: { user: User }) {
  const query = { id: user.id }
  const router = useRouter()
  const invalidate = useInvalidate()
  const shown = () => {
    void invalidate([calls.listUsers, calls.getUserProfile])
    router.refresh()
  }
  const save = async (file: Blob) => {
    const answer = await call<typeof setUserAvatar>(calls.setUserAvatar, { query, file })
    shown()
    return answer.user.avatar
  }
  const remove = async () => {
    await call<typeof removeUserAvatar>(calls.removeUserAvatar, { query })
    shown()
  }
  return <Editor name={user.fullName} avatar={user.avatar} save={save} remove={remove} />
}
