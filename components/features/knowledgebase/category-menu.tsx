"use client"

import { EllipsisVertical, Pencil, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Menu, type MenuAction } from "@/components/ui/menu"
import type { Category } from "./use-kb"

interface Props {
  category: Category
  onEdit: () => void
  onRemove: () => void
}

/** The actions on a category that the user's permissions allow; nothing if there are none. */
export function CategoryMenu({ category, onEdit, onRemove }: Props) {
  const t = useTranslations("knowledgebase")
  const ability = useAbility()
  const items: MenuAction[] = []
  if (ability.can("update", "Help")) items.push({ label: t("editCategory"), icon: <Pencil />, onSelect: onEdit })
  if (ability.can("delete", "Help")) {
    items.push({ label: t("deleteCategory"), icon: <Trash2 />, tone: "danger", onSelect: onRemove })
  }
  if (items.length === 0) return null
  const label = t("categoryMenu", { title: category.title })
  return (
    <Menu
      align="end"
      items={items}
      button={{ iconOnly: true, variant: "ghost", size: "sm", icon: <EllipsisVertical />, label }}
    />
  )
}
