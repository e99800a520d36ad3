"use client"

import { useTranslations } from "next-intl"
import { changesBetween } from "@/components/form/changes-between"
import { ComboboxField } from "@/components/form/combobox-field"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { RichTextField } from "@/components/form/rich-text-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/todo/endpoints"
import type { Task } from "@/lib/features/todo/schema"
import { tags } from "@/lib/features/todo/values"
import { AssigneeField } from "./assignee-field"
import { FollowTask } from "./follow-task"
import { FormActions } from "./form-actions"
import { staleAfterWrite } from "./stale"
import type { TaskActions } from "./use-task-actions"
import { useToday } from "./use-today"
import type { May } from "./use-todo"
import { type TaskValues, valuesOf } from "./values-of"
import type { View } from "./view"

interface Props {
  /** Omitted for a new task. */
  task?: Task
  view: View
  may: May
  actions: TaskActions
  onDone: () => void
}

const schema = () => import("@/lib/features/todo/schema").then(({ addTaskBody }) => addTaskBody)

/**
 * Form with all fields of a task. For an existing task only changed fields are sent, so that other users' changes are
 * kept.
 */
export default function TaskForm({ task, view, may, actions, onDone }: Props) {
  const t = useTranslations("todo")
  const today = useToday()
  const add = useMutation(endpoints.addTask, { invalidates: staleAfterWrite })
  const update = useMutation(endpoints.updateTask, { invalidates: staleAfterWrite })
  const start = task
    ? valuesOf(task)
    : { title: "", dueDate: today, description: "", assignee: null, tags: view.tag ? [view.tag] : [] }

  async function send(given: { task: TaskValues }, before: TaskValues) {
    const { title, dueDate, description, assignee, tags: chosen } = given.task
    const values = { title, dueDate, description, assignee, tags: chosen }
    if (!task) {
      await add.run({ body: { task: { ...values, isImportant: view.filter === "important" } } })
      toast.success(t("done.added", { title }))
    } else {
      await update.run({ body: { task: { id: task.id, ...changesBetween(before, values) } } })
      toast.success(t("done.saved", { title }))
    }
    onDone()
  }

  return (
    <>
      {task && <FormActions task={task} may={may} actions={actions} onDone={onDone} />}
      <Form
        schema={schema}
        defaultValues={{ task: start }}
        onSubmit={(values, form) =>
          send(values as { task: TaskValues }, form.formState.defaultValues?.task as TaskValues)
        }
        submitLabel={t(task ? "form.save" : "form.add")}
      >
        {task && <FollowTask task={task} />}
        <TextField required name="task.title" label={t("fields.title")} maxLength={200} autoComplete="off" />
        <AssigneeField current={task?.assignee ?? null} />
        <DayField required name="task.dueDate" label={t("fields.dueDate")} min="1900-01-01" max="2199-12-31" />
        <ComboboxField
          multiple
          name="task.tags"
          label={t("tags.label")}
          placeholder={t("fields.tagsPlaceholder")}
          options={tags.map((tag) => ({ value: tag, label: t(`tags.${tag}`) }))}
        />
        <RichTextField
          patient
          name="task.description"
          label={t("fields.description")}
          placeholder={t("fields.descriptionPlaceholder")}
        />
      </Form>
    </>
  )
}
