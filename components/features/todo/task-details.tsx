"use client"

import { RotateCcw } from "lucide-react"
import { useTranslations } from "next-intl"
import { FormattedText } from "@/components/editor/formatted-text"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { DescriptionList } from "@/components/ui/description-list"
import type { Task } from "@/lib/features/todo/schema"
import { DueDate } from "./due-date"
import { tagTones } from "./looks"
import type { TaskActions } from "./use-task-actions"
import { useToday } from "./use-today"
import type { May } from "./use-todo"

/** Read-only view of a task, for deleted tasks and users without permission to edit. */
export default function TaskDetails({ task, may, actions }: { task: Task; may: May; actions: TaskActions }) {
  const t = useTranslations("todo")
  const today = useToday()
  const { assignee } = task
  return (
    <div className="space-y-5">
      <h3 className="text-pretty font-semibold text-base">
        <bdi>{task.title}</bdi>
      </h3>
      {task.isDeleted && may.delete && (
        <Button variant="outline" icon={<RotateCcw />} onClick={() => void actions.restore([task])}>
          {t("actions.restore")}
        </Button>
      )}
      <DescriptionList
        items={[
          { term: t("fields.state"), value: t(task.isCompleted ? "states.completed" : "states.open") },
          {
            term: t("fields.dueDate"),
            value: <DueDate date={task.dueDate} today={today} isCompleted={task.isCompleted || task.isDeleted} />,
          },
          {
            term: t("fields.assignee"),
            value: assignee ? (
              <span className="flex items-center gap-2">
                <Avatar size="xs" src={assignee.avatar} name={assignee.fullName} />
                {assignee.fullName}
              </span>
            ) : (
              t("fields.nobody")
            ),
          },
          {
            term: t("tags.label"),
            value: (
              <span className="flex flex-wrap gap-1.5">
                {task.tags.map((tag) => (
                  <Badge key={tag} tone={tagTones[tag]}>
                    {t(`tags.${tag}`)}
                  </Badge>
                ))}
              </span>
            ),
          },
        ]}
      />
      {task.description && <FormattedText html={task.description} className="border-line border-t pt-4" />}
    </div>
  )
}
