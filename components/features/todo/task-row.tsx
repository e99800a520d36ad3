"use client"

import clsx from "clsx"
import { RotateCcw, Star, TextAlignStart } from "lucide-react"
import { useTranslations } from "next-intl"
import { type CSSProperties, type MouseEvent, memo, type ReactNode, type Ref } from "react"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { Link } from "@/lib/core/i18n/navigation"
import type { Task } from "@/lib/features/todo/schema"
import { DueDate } from "./due-date"
import { tagTones } from "./looks"
import { TaskCheck } from "./task-check"
import { TaskMenu } from "./task-menu"
import type { Nudge } from "./use-nudge"
import type { TaskActions } from "./use-task-actions"
import type { May } from "./use-todo"
import { goTo } from "./use-view"
import { addressOf, type View } from "./view"

export interface RowProps {
  task: Task
  index: number
  total: number
  view: View
  today: string
  actions: TaskActions
  may: May
  isSelected: boolean
  /** A task is selected, so that all rows show their checkboxes. */
  isSelecting: boolean
  onSelect: (id: number) => void
  nudge?: Nudge
  /** The drag handle. */
  handle?: ReactNode
  isDragging?: boolean
  style?: CSSProperties
  ref?: Ref<HTMLLIElement>
}

const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.button)

/** A task in one line, or two on phones. */
export const TaskRow = memo(function TaskRow(props: RowProps) {
  const { task, index, total, view, today, actions, may, isSelected, isSelecting, onSelect, nudge, handle } = props
  const t = useTranslations("todo")
  const { id, title, isCompleted, isImportant, isDeleted, assignee } = task
  // A task that is still being saved cannot be changed.
  const isDraft = id < 0
  const canChange = may.update && !isDraft
  return (
    <li
      ref={props.ref}
      style={props.style}
      data-row={id}
      data-index={index}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={clsx(
        "group/row relative flex h-16 items-center gap-2.5 border-line border-b ps-1.5 pe-2 transition-colors md:h-11",
        "focus-visible:-outline-offset-2 data-menu-open:bg-sunken",
        isSelected ? "bg-brand-soft/60" : "bg-card hover:bg-sunken",
        props.isDragging && "z-10 opacity-40",
        isDraft && "opacity-60",
      )}
    >
      {handle ?? <span className="w-1 shrink-0" />}
      {(may.update || may.delete) && (
        <span
          className={clsx(
            "shrink-0 transition-opacity duration-fast",
            isSelecting ? "max-md:-m-2 max-md:p-2" : "max-md:hidden md:opacity-0",
            "group-hover/row:opacity-100 focus-within:opacity-100",
          )}
        >
          <Checkbox hideLabel label={t("select", { title })} checked={isSelected} onChange={() => onSelect(id)} />
        </span>
      )}
      <TaskCheck
        task={task}
        disabled={!canChange || isDeleted}
        onChange={(done) => void actions.complete([task], done)}
      />
      <div className="flex min-w-0 flex-1 gap-x-3 gap-y-0.5 max-md:flex-col md:items-center">
        <Link
          href={addressOf({ ...view, task: String(id) })}
          prefetch={false}
          onClick={(event: MouseEvent) => {
            if (!isPlain(event)) return
            event.preventDefault()
            if (!isDraft) goTo({ task: String(id) })
          }}
          className="flex min-w-0 items-center gap-2 rounded-sm text-sm max-md:-my-1 max-md:min-h-6 max-md:py-1 md:flex-1"
        >
          <bdi className={clsx("truncate", isCompleted ? "text-ink-faint line-through" : "font-medium text-ink")}>
            {title}
          </bdi>
          {task.description && (
            <>
              <TextAlignStart aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint max-md:hidden" />
              <span className="sr-only">{t("hasDescription")}</span>
            </>
          )}
        </Link>
        <span className="flex min-w-0 items-center gap-2 max-md:flex-row-reverse max-md:justify-end max-md:overflow-hidden">
          {task.tags.map((tag) => (
            <Badge key={tag} tone={tagTones[tag]} className="max-md:px-1.5 max-md:py-0">
              {t(`tags.${tag}`)}
            </Badge>
          ))}
          <span className="flex shrink-0 md:w-24 md:justify-end">
            <DueDate date={task.dueDate} today={today} isCompleted={isCompleted || isDeleted} />
          </span>
        </span>
      </div>
      {assignee ? (
        <span className="flex shrink-0" data-tip={assignee.fullName}>
          <Avatar src={assignee.avatar} name={assignee.fullName} size="xs" />
          <span className="sr-only">{t("assignedTo", { name: assignee.fullName })}</span>
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="size-6 shrink-0 rounded-full border border-line-strong border-dashed opacity-50 max-md:hidden"
        />
      )}
      <span className="flex shrink-0 items-center">
        {isDeleted && may.delete && (
          <Button
            iconOnly
            size="sm"
            variant="ghost"
            label={t("restoreLabel", { title })}
            icon={<RotateCcw />}
            onClick={() => void actions.restore([task])}
          />
        )}
        {!isDeleted && (
          <Button
            iconOnly
            size="sm"
            variant="ghost"
            // On phones this action is in the menu, which leaves room for the title.
            className={isImportant ? "max-md:min-w-0 max-md:px-1" : "max-md:hidden"}
            disabled={!canChange}
            aria-pressed={isImportant}
            label={t("importantLabel", { title })}
            icon={<Star className={isImportant ? "fill-warning-mark text-warning-mark" : "text-ink-faint"} />}
            onClick={() => void actions.star([task], !isImportant)}
          />
        )}
        <TaskMenu task={task} index={index} total={total} actions={actions} may={may} nudge={nudge} />
      </span>
    </li>
  )
})
