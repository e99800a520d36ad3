"use client"

import { Star, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import type { Task } from "@/lib/features/todo/schema"
import { TaskCheck } from "./task-check"
import type { TaskActions } from "./use-task-actions"
import type { May } from "./use-todo"

interface Props {
  task: Task
  may: May
  actions: TaskActions
  onDone: () => void
}

/** Actions that apply immediately, without saving the form. */
export function FormActions({ task, may, actions, onDone }: Props) {
  const t = useTranslations("todo")
  const { isImportant, isCompleted } = task
  return (
    <div className="-mt-1.5 mb-3 flex items-center gap-1">
      <span className="flex flex-1 items-center gap-2.5 ps-0.5">
        <TaskCheck task={task} onChange={(done) => void actions.complete([task], done)} />
        <span aria-hidden="true" className="text-ink-muted text-sm">
          {t(isCompleted ? "states.completed" : "actions.complete")}
        </span>
      </span>
      <Button
        iconOnly
        variant="ghost"
        aria-pressed={isImportant}
        label={t("importantLabel", { title: task.title })}
        icon={<Star className={isImportant ? "fill-warning-mark text-warning-mark" : "text-ink-muted"} />}
        onClick={() => void actions.star([task], !isImportant)}
      />
      {may.delete && (
        <Button
          iconOnly
          variant="ghost"
          tone="danger"
          label={t("actions.delete")}
          icon={<Trash2 />}
          onClick={() => {
            onDone()
            void actions.remove([task])
          }}
        />
      )}
    </div>
  )
}
