"use client"

import { CornerDownLeft, Plus, SlidersHorizontal } from "lucide-react"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, type RefObject, useId, useState } from "react"
import { flushSync } from "react-dom"
import { Button } from "@/components/ui/button"
import type { NewTask } from "../use-task-actions"
import type { View } from "../view"
import { Preview } from "./preview"
import { type Suggestion, suggest } from "./suggest"
import { SuggestionList } from "./suggestion-list"
import { useQuickAdd } from "./use-quick-add"

interface Props {
  view: View
  input: RefObject<HTMLInputElement | null>
  onAdd: (task: NewTask) => Promise<unknown>
  /** Opens the full form. */
  onOpen: () => void
}

/** Adds a task from one line of text, with a preview of how the line is understood. */
export function QuickAdd({ view, input, onAdd, onOpen }: Props) {
  const t = useTranslations("todo")
  const listId = useId()
  const hintId = useId()
  const state = useQuickAdd(view, onAdd)
  const { line, people, problem, change } = state
  const [cursor, setCursor] = useState(-1)
  const [active, setActive] = useState(-1)
  const found = suggest(line, cursor, people, (what) =>
    what === "important" ? t("lists.important") : t(`tags.${what}`),
  )
  const options = found?.options ?? []

  function accept({ text }: Suggestion) {
    if (!found) return
    const before = `${line.slice(0, found.start)}${text} `
    // Render synchronously, so that the cursor is correct before the next key press.
    flushSync(() => {
      change(before + line.slice(found.end).trimStart())
      setActive(-1)
      setCursor(-1)
    })
    input.current?.focus()
    input.current?.setSelectionRange(before.length, before.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[active]
    if (options.length > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const count = options.length + 1
      setActive(((active + 1 + (event.key === "ArrowDown" ? 1 : count - 1)) % count) - 1)
    } else if (option && (event.key === "Enter" || event.key === "Tab")) accept(option)
    else if (event.key === "Escape" && options.length > 0) setCursor(-1)
    else if (event.key === "Escape") input.current?.blur()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <form
      className="-outline-offset-2 relative border-line border-b px-2 py-1.5 outline-brand-mark has-[input:focus-visible]:outline-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!(state.isReading && line.includes("@"))) void state.add()
      }}
    >
      <div className="flex items-center gap-1">
        <Plus aria-hidden="true" className="ms-2 me-1 size-4 shrink-0 text-brand-text" />
        <input
          ref={input}
          role="combobox"
          aria-label={t("add.label")}
          aria-describedby={hintId}
          aria-invalid={problem ? true : undefined}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={400}
          placeholder={t("add.placeholder")}
          value={line}
          onFocus={state.want}
          onPointerEnter={state.want}
          onChange={(event) => {
            change(event.target.value)
            setActive(-1)
            setCursor(event.target.selectionStart ?? -1)
          }}
          onBlur={() => setCursor(-1)}
          onKeyDown={onKeyDown}
          className="min-h-control min-w-0 flex-1 rounded-control bg-transparent px-1 text-ink text-sm outline-none placeholder:text-ink-faint max-sm:min-h-11 max-sm:text-[1rem]"
        />
        {line.trim() && (
          <Button type="submit" size="sm" icon={<CornerDownLeft />}>
            {t("add.submit")}
          </Button>
        )}
        <Button
          iconOnly
          size="sm"
          variant="ghost"
          className="max-sm:hidden"
          label={t("add.details")}
          icon={<SlidersHorizontal />}
          onClick={onOpen}
        />
      </div>
      <p
        id={hintId}
        role={problem ? "alert" : undefined}
        className={problem ? "px-9 pb-1 text-danger-text text-xs" : "sr-only"}
      >
        {problem ? t(`add.${problem}`) : t("add.help")}
      </p>
      {options.length > 0 && <SuggestionList id={listId} options={options} active={active} onTake={accept} />}
      {line.trim() && <Preview state={state} />}
    </form>
  )
}
