"use client"

import { ChevronDown, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import type { List } from "@/components/list/use-list"
import { ActionButton } from "@/components/ui/action-button"
import { Menu } from "@/components/ui/menu"
import type { User, UserListQuery } from "@/lib/features/users/schema"
import { type Status, statuses } from "@/lib/features/users/values"
import { useUserActions } from "./use-user-actions"

/** The parts of the list that actions on users need. */
export type UserListControls = Pick<List<User, UserListQuery>, "rows" | "show" | "selection">

/** Actions on the selected users; the selection is cleared after one has succeeded. */
export function UserBulkActions({ users, list }: { users: User[]; list: UserListControls }) {
  const t = useTranslations("users")
  const ability = useAbility()
  const actions = useUserActions()
  const [busy, setBusy] = useState(false)

  async function setStatus(status: Status) {
    setBusy(true)
    if (await actions.setStatus(users, status)) list.selection.clear()
    setBusy(false)
  }
  async function remove() {
    if (await actions.remove(users)) list.selection.clear()
  }

  return (
    <>
      {ability.can("update", "User") && (
        <Menu
          align="start"
          button={{ variant: "outline", size: "sm", busy, icon: <ChevronDown />, children: t("actions.setStatus") }}
          items={statuses.map((status) => ({
            label: t(`statuses.${status}`),
            onSelect: () => void setStatus(status),
          }))}
        />
      )}
      {ability.can("delete", "User") && (
        <ActionButton variant="soft" tone="danger" size="sm" icon={<Trash2 />} action={remove}>
          {t("actions.delete")}
        </ActionButton>
      )}
    </>
  )
}
