"use client"

import { Ellipsis, Eye, Mail, PencilLine, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import type { User } from "@/lib/features/users/schema"
import { useInvitation } from "./use-invitation"
import { useUserActions } from "./use-user-actions"
import type { UserListControls } from "./user-bulk-actions"

/** Menu of a user's row, with only the actions the current user is allowed to perform. */
export function UserRowActions({ user, list }: { user: User; list: UserListControls }) {
  const t = useTranslations("users")
  const ability = useAbility()
  const actions = useUserActions()
  const invitation = useInvitation()

  function remove() {
    list.show(list.rows.filter(({ id }) => id !== user.id))
    void actions.remove([user])
  }

  const open: MenuGroup = {
    items: [{ label: t("actions.details"), icon: <Eye />, href: `/apps/user/view/${user.id}` }],
  }
  if (ability.can("update", "User"))
    open.items.push({ label: t("actions.edit"), icon: <PencilLine />, href: `/apps/user/edit/${user.id}` })
  if (ability.can("manage", "all") && user.status === "pending")
    open.items.push({ label: t("actions.invite"), icon: <Mail />, onSelect: () => void invitation.invite(user) })
  const groups = [open]
  if (ability.can("delete", "User"))
    groups.push({ items: [{ label: t("actions.delete"), icon: <Trash2 />, tone: "danger", onSelect: remove }] })

  return (
    <>
      <Menu
        button={{
          variant: "ghost",
          size: "sm",
          iconOnly: true,
          label: t("actions.of", { name: user.fullName }),
          icon: <Ellipsis />,
        }}
        items={groups}
      />
      {invitation.dialog}
    </>
  )
}
