"use client"

import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, PencilLine, RotateCcw, Star, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import type { MenuGroup } from "@/components/ui/menu"
import type { Task } from "@/lib/features/todo/schema"
import type { RowProps } from "./task-row"
import { goTo } from "./use-view"

/** A task and its position in the list. */
export type TaskPlace = Pick<RowProps, "index" | "total" | "actions" | "may" | "nudge"> & { task: Task }

/** Returns the menu entries of a task, including moving it without dragging, for both menus of its row. */
export function useTaskEntries() {
  const t = useTranslations("todo")
  return ({ task, index, total, actions, may, nudge }: TaskPlace): MenuGroup[] => {
    const groups: MenuGroup[] = [
      {
        items: [
          {
            label: t("actions.open"),
            icon: <PencilLine />,
            hint: "Enter",
            onSelect: () => goTo({ task: String(task.id) }),
          },
        ],
      },
    ]
    if (may.update && !task.isDeleted)
      groups[0]?.items.push({
        label: t(task.isImportant ? "actions.unstar" : "actions.star"),
        icon: <Star />,
        hint: "S",
        onSelect: () => void actions.star([task], !task.isImportant),
      })
    if (nudge)
      groups.push({
        items: [
          {
            label: t("actions.up"),
            icon: <ArrowUp />,
            hint: "⇧K",
            disabled: index === 0,
            onSelect: () => nudge(task.id, -1),
          },
          {
            label: t("actions.down"),
            icon: <ArrowDown />,
            hint: "⇧J",
            disabled: index === total - 1,
            onSelect: () => nudge(task.id, 1),
          },
          {
            label: t("actions.top"),
            icon: <ArrowUpToLine />,
            disabled: index === 0,
            onSelect: () => nudge(task.id, -total),
          },
          {
            label: t("actions.bottom"),
            icon: <ArrowDownToLine />,
            disabled: index === total - 1,
            onSelect: () => nudge(task.id, total),
          },
        ],
      })
    if (may.delete)
      groups.push({
        items: [
          task.isDeleted
            ? { label: t("actions.restore"), icon: <RotateCcw />, onSelect: () => void actions.restore([task]) }
            : {
                label: t("actions.delete"),
                icon: <Trash2 />,
                hint: "#",
                tone: "danger",
                onSelect: () => void actions.remove([task]),
              },
        ],
      })
    return groups
  }
}
