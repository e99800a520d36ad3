"use client"

import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import type { Task } from "@/lib/features/todo/schema"

interface Props {
  task: Pick<Task, "title" | "isCompleted">
  disabled?: boolean
  onChange: (isCompleted: boolean) => void
}

/** Round checkbox that completes a task. */
export function TaskCheck({ task, disabled, onChange }: Props) {
  const t = useTranslations("todo")
  return (
    <label className="-m-2 grid size-9 shrink-0 cursor-pointer place-items-center max-md:size-11 has-disabled:cursor-default">
      <span className="relative grid size-5 place-items-center">
        <input
          type="checkbox"
          aria-label={t("completedLabel", { title: task.title })}
          checked={task.isCompleted}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5 appearance-none rounded-full border-2 border-line-strong transition-colors duration-fast checked:border-success-mark checked:bg-success-mark hover:border-success-mark disabled:opacity-60"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3.5}
          className="pointer-events-none absolute size-3 text-card opacity-0 transition-opacity duration-fast peer-checked:opacity-100"
        />
      </span>
    </label>
  )
}
