"use client"

import { type RefObject, useEffect, useRef } from "react"
import type { Task } from "@/lib/features/todo/schema"
import { focusRow } from "./focus-row"
import type { TaskSelection } from "./task-bar"
import type { Nudge } from "./use-nudge"
import type { TaskActions } from "./use-task-actions"
import type { May } from "./use-todo"
import { goTo } from "./use-view"

interface Keys {
  tasks: Task[]
  selection: TaskSelection
  actions: TaskActions
  may: May
  search: RefObject<HTMLInputElement | null>
  quickAdd: RefObject<HTMLInputElement | null>
  /** Omitted if tasks cannot be moved. */
  nudge?: Nudge
}

/** Whether a text field, an open layer or a drag should get the keys. */
const isBusy = (target: EventTarget | null) =>
  document.querySelector("[data-dragging]") !== null ||
  (target instanceof Element &&
    !target.matches("input[type=checkbox]") &&
    target.closest("input, textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]") !==
      null)

const focusedRow = () => document.activeElement?.closest<HTMLElement>("[data-row]") ?? null

/** Keyboard shortcuts of the to-do app. They apply to the selected tasks, or else to the focused row. */
export function useTaskKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const current = () => {
      const id = Number(focusedRow()?.dataset.row)
      return latest.current.tasks.find((task) => task.id === id)
    }
    const targets = () => {
      const { selection } = latest.current
      const task = current()
      return selection.rows.length > 0 ? selection.rows : task ? [task] : []
    }
    const walk = (step: number) => {
      const { tasks } = latest.current
      const at = tasks.findIndex((task) => task.id === current()?.id)
      const next = at < 0 ? tasks[step > 0 ? 0 : tasks.length - 1] : tasks[at + step]
      if (next) focusRow(next.id)
    }
    const complete = () => {
      const { actions, may } = latest.current
      const tasks = targets()
      if (may.update) void actions.complete(tasks, !tasks.every(({ isCompleted }) => isCompleted))
    }
    const star = () => {
      const { actions, may } = latest.current
      const tasks = targets()
      if (may.update && tasks.length > 0) void actions.star(tasks, !tasks.every(({ isImportant }) => isImportant))
    }
    const remove = () => {
      const { actions, may, tasks, selection } = latest.current
      const removed = targets().filter(({ isDeleted }) => !isDeleted)
      if (!may.delete || removed.length === 0) return
      const at = tasks.findIndex((task) => task.id === current()?.id)
      const isKept = (task: Task) => !removed.some(({ id }) => id === task.id)
      const next = tasks.slice(at + 1).find(isKept) ?? tasks.slice(0, Math.max(0, at)).findLast(isKept)
      selection.clear()
      void actions.remove(removed)
      if (next) focusRow(next.id)
    }
    const shift = (step: number) => {
      const task = current()
      if (task) latest.current.nudge?.(task.id, step)
    }
    const handlers: Record<string, (inRow: boolean) => void> = {
      n: () => {
        const { quickAdd, may } = latest.current
        if (quickAdd.current) quickAdd.current.focus()
        else if (may.create) goTo({ task: "new" })
      },
      "/": () => latest.current.search.current?.focus(),
      j: () => walk(1),
      k: () => walk(-1),
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      J: () => shift(1),
      K: () => shift(-1),
      x: () => {
        const task = current()
        if (task && (latest.current.may.update || latest.current.may.delete)) latest.current.selection.toggle(task.id)
      },
      e: complete,
      s: star,
      "#": remove,
      Delete: remove,
      Escape: () => latest.current.selection.clear(),
    }
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const row = focusedRow()
      if (event.key === "Enter" && row === event.target && row) {
        event.preventDefault()
        return goTo({ task: row.dataset.row })
      }
      // Outside the list, the arrow keys scroll the page.
      if (event.key.startsWith("Arrow") && !row) return
      const handle = handlers[event.key]
      if (!handle) return
      event.preventDefault()
      handle(row !== null)
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}
