"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as twoStepEndpoints from "@/lib/features/two-step/endpoints"
import * as endpoints from "@/lib/features/users/endpoints"
import type { User } from "@/lib/features/users/schema"
import type { Status } from "@/lib/features/users/values"

type Person = Pick<User, "id" | "fullName">

/** Returns the actions on users. Each shows a notice and returns whether it worked. */
export function useUserActions() {
  const t = useTranslations("users")
  const attempt = useAttempt([endpoints.listUsers, endpoints.getUserProfile], { inBackground: true })

  const restore = (userIds: number[]) =>
    attempt(async () => {
      const { users } = await call(endpoints.restoreUsers, { body: { userIds } })
      toast.success(t("done.restored", { count: users.length }))
    })

  async function saveStatus(people: Person[], status: Status) {
    const userIds = people.map(({ id }) => id)
    await call(endpoints.updateUsers, { body: { userIds, dataToUpdate: { status } } })
  }

  return {
    attempt,

    /** Deletes users without confirmation; Undo restores them and then calls `onUndone`. */
    remove: (people: Person[], onUndone?: () => void) =>
      attempt(async () => {
        const [first] = people
        const userIds = people.map(({ id }) => id)
        if (!first) return
        if (people.length === 1) await call(endpoints.deleteUser, { query: { id: first.id } })
        else await call(endpoints.deleteUsers, { body: { userIds } })
        const message =
          people.length === 1
            ? t("done.deleted", { name: first.fullName })
            : t("done.deletedMany", { count: people.length })
        toast.undo(message, async () => (await restore(userIds)) && onUndone?.())
      }),

    /** Sets the status without confirmation; Undo gives each user their previous one. */
    setStatus: (people: User[], status: Status) =>
      attempt(async () => {
        await saveStatus(people, status)
        const message = t("done.statusSet", { count: people.length, status: t(`statuses.${status}`) })
        toast.undo(message, () =>
          attempt(async () => {
            const before = new Set(people.map((person) => person.status))
            for (const old of before)
              await saveStatus(
                people.filter((person) => person.status === old),
                old,
              )
            toast.success(t("done.undone"))
          }),
        )
      }),

    resetTwoStep: ({ id, fullName }: Person) =>
      attempt(async () => {
        await call(twoStepEndpoints.resetTwoStep, { body: { id } })
        toast.success(t("done.twoStepReset", { name: fullName }))
      }),
  }
}
