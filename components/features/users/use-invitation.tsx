"use client"

import { lazy, Suspense, useState } from "react"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/users/endpoints"
import type { User } from "@/lib/features/users/schema"
import type { Invitation } from "./invitation-dialog"
import { useUserActions } from "./use-user-actions"

const Dialog = lazy(() => import("./invitation-dialog"))

/** Returns a function that invites a user, and the dialog that then shows the link; the caller renders it. */
export function useInvitation() {
  const { attempt } = useUserActions()
  const [invitation, setInvitation] = useState<Invitation>()
  const [open, setOpen] = useState(false)

  const invite = ({ id, fullName: name }: Pick<User, "id" | "fullName">) =>
    attempt(async () => {
      const response = await call(endpoints.inviteUser, { body: { id } })
      setInvitation({ ...response, name })
      setOpen(true)
    })
  const dialog = invitation && (
    <Suspense>
      <Dialog invitation={invitation} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { invite, dialog }
}
