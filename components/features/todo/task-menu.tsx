"use client"

import { Ellipsis } from "lucide-react"
import { useTranslations } from "next-intl"
import { Menu } from "@/components/ui/menu"
import { type TaskPlace, useTaskEntries } from "./use-task-entries"

/** Menu at the end of a task row. */
export function TaskMenu(props: TaskPlace) {
  const t = useTranslations("todo")
  const { task } = props
  return (
    <Menu
      button={{
        iconOnly: true,
        size: "sm",
        variant: "ghost",
        icon: <Ellipsis />,
        label: t("actions.of", { title: task.title }),
        disabled: task.id < 0,
      }}
      items={useTaskEntries()(props)}
    />
  )
}
