"use client"

import { useLocale } from "next-intl"
import { useMemo, useState } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import type { Locale } from "@/lib/core/i18n/locales"
import * as endpoints from "@/lib/features/todo/endpoints"
import type { Assignable } from "@/lib/features/todo/schema"
import type { NewTask } from "../use-task-actions"
import { useToday } from "../use-today"
import type { View } from "../view"
import { parseQuickAdd } from "./parse"
import type { Choices } from "./types"

const nobody: Assignable[] = []
const maxTitleLength = 200

/** State of the quick-add line and its parsed task. Users are loaded when the user is about to type. */
export function useQuickAdd(view: View, onAdd: (task: NewTask) => Promise<unknown>) {
  const locale = useLocale() as Locale
  const today = useToday()
  const [line, setLine] = useState("")
  const [choices, setChoices] = useState<Choices>({})
  const [isActive, setActive] = useState(false)
  const [problem, setProblem] = useState<"noTitle" | "tooLong">()
  const { data } = useQuery(endpoints.listAssignable, isActive ? {} : null)
  const people = data?.people ?? nobody
  const quick = useMemo(
    () => parseQuickAdd(line, { locale, today, people, choices }),
    [line, locale, today, people, choices],
  )

  function change(text: string) {
    setActive(true)
    setLine(text)
    setProblem(undefined)
    if (!text.trim()) setChoices({})
  }

  async function add() {
    if (!line.trim()) return
    if (!quick.title) return setProblem("noTitle")
    if (quick.title.length > maxTitleLength) return setProblem("tooLong")
    const { title, isImportant, dueDate = today } = quick
    const tags = view.tag && !quick.tags.includes(view.tag) ? [...quick.tags, view.tag] : quick.tags
    const assignee = people.find(({ id }) => id === quick.assignee?.id)
    change("")
    const added = await onAdd({
      title,
      dueDate,
      tags,
      isImportant: isImportant || view.filter === "important",
      assignee: assignee && { id: assignee.id, fullName: assignee.fullName, avatar: assignee.avatar },
    })
    // If saving fails, restore the line unless the user has typed a new one.
    if (!added) setLine((now) => now || line)
  }

  return {
    line,
    quick,
    today,
    people,
    problem,
    /** Users are still loading, so names after `@` cannot be resolved yet. */
    isReading: !data,
    change,
    add,
    want: () => setActive(true),
    choose: (key: string, choice: string) => setChoices((now) => ({ ...now, [key]: choice })),
  }
}

export type QuickAddState = ReturnType<typeof useQuickAdd>
