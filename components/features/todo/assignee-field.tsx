"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Combobox } from "@/components/ui/combobox"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/todo/endpoints"
import type { Assignable, Task } from "@/lib/features/todo/schema"
import type { TaskValues } from "./values-of"

type Chosen = TaskValues["assignee"]

/** Returns the assignee's user id. A task holds only name and picture, so the id is looked up by them. */
const idOf = (chosen: Chosen, people: Assignable[]) => {
  if (!chosen || chosen.id) return chosen?.id
  const named = people.filter(({ fullName }) => fullName === chosen.fullName)
  return (named.find(({ avatar }) => avatar === chosen.avatar) ?? named[0])?.id
}

/** Selects a task's assignee, or nobody. */
export function AssigneeField({ current }: { current: Task["assignee"] }) {
  const t = useTranslations("todo.fields")
  const { field } = useController({ name: "task.assignee" })
  const { data } = useQuery(endpoints.listAssignable)
  const people = data?.people ?? []
  const chosen = field.value as Chosen
  const id = idOf(chosen, people)
  // A user who can no longer be assigned tasks may still be the current assignee.
  const isUnlisted = current && idOf(current, people) === undefined
  const options = [
    { value: "", label: t("nobody") },
    ...(isUnlisted ? [{ value: "current", label: current.fullName, avatar: { src: current.avatar } }] : []),
    ...people.map((person) => ({
      value: String(person.id),
      label: person.fullName,
      description: person.isMe ? t("me") : undefined,
      avatar: { src: person.avatar },
    })),
  ]
  return (
    <Field name="task.assignee" label={t("assignee")}>
      {(control) => (
        <Combobox
          {...control}
          options={options}
          value={chosen ? (id === undefined ? "current" : String(id)) : ""}
          onChange={(value) =>
            field.onChange(value === "" ? null : value === "current" ? current : { id: Number(value) })
          }
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
