"use client"

import { Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import type { List } from "@/components/list/use-list"
import { ActionButton } from "@/components/ui/action-button"
import type { User } from "@/lib/features/users/schema"
import { useUserActs } from "./use-user-acts"

export type UserListActs = Pick<List<User>, "rows" | "show" | "selection">

/** What can be done to several people at once. */
export function UserBulkActions({ users, list }: { users: User[]; list: UserListActs }) {
  const t = useTranslations("users")
  const acts = useUserActs()
  async function remove() {
    if (await acts.remove(users)) list.selection.clear()
  }
  return (
    <ActionButton variant="soft" tone="danger" size="sm" icon={<Trash2 />} action={remove}>
      {t("actions.delete")}
    </ActionButton>
  )
}
