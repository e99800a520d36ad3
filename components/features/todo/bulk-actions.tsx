"use client"

import { CircleCheck, RotateCcw, Star, Tag as TagIcon, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import type { Task } from "@/lib/features/todo/schema"
import { tags } from "@/lib/features/todo/values"
import type { TaskActions } from "./use-task-actions"
import type { May } from "./use-todo"
import type { View } from "./view"

interface Props {
  tasks: Task[]
  actions: TaskActions
  may: May
  view: View
  /** Called after an action that clears the selection. */
  onDone: () => void
}

/** Actions on the selected tasks. */
export function BulkActions({ tasks, actions, may, view, onDone }: Props) {
  const t = useTranslations("todo")
  const button = (label: string, icon: ReactNode, act: () => void, clearsSelection = true) => (
    <Button
      iconOnly
      size="sm"
      variant="ghost"
      label={label}
      icon={icon}
      onClick={() => {
        act()
        if (clearsSelection) onDone()
      }}
    />
  )
  if (view.filter === "deleted")
    return may.delete && button(t("actions.restore"), <RotateCcw />, () => void actions.restore(tasks))
  const allDone = tasks.every(({ isCompleted }) => isCompleted)
  const allStarred = tasks.every(({ isImportant }) => isImportant)
  return (
    <>
      {may.update && (
        <>
          {button(t(allDone ? "actions.reopen" : "actions.complete"), <CircleCheck />, () => {
            void actions.complete(tasks, !allDone)
          })}
          {button(
            t(allStarred ? "actions.unstar" : "actions.star"),
            <Star />,
            () => void actions.star(tasks, !allStarred),
            false,
          )}
          <Menu
            align="start"
            button={{ iconOnly: true, size: "sm", variant: "ghost", icon: <TagIcon />, label: t("actions.tag") }}
            items={tags.map((tag) => {
              const isOn = tasks.every((task) => task.tags.includes(tag))
              return { label: t(`tags.${tag}`), checked: isOn, onSelect: () => void actions.tag(tasks, tag, !isOn) }
            })}
          />
        </>
      )}
      {may.delete && button(t("actions.delete"), <Trash2 />, () => void actions.remove(tasks))}
    </>
  )
}
