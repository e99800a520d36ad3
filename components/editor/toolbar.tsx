"use client"

import { type Editor, useEditorState } from "@tiptap/react"
import { useTranslations } from "next-intl"
import { Fragment, type KeyboardEvent, type MouseEvent, useState } from "react"
import { Button } from "@/components/ui/button"
import { LinkButton } from "./link-button"
import { toolbarClass } from "./rich-text"
import { groups, inlineItems, type ToolbarItem } from "./toolbar-items"

const steps: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/** Moves focus between the buttons with the arrow keys, as in any toolbar; Esc returns to the text. */
function move(event: KeyboardEvent<HTMLElement>, editor: Editor) {
  // A popover of the toolbar is rendered elsewhere in the page and handles its own keys.
  if (!event.currentTarget.contains(event.target as Node)) return
  if (event.key === "Escape") {
    event.stopPropagation()
    editor.commands.focus()
    return
  }
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")]
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl"
  const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }
  const step = steps[(isRtl && mirrored[event.key]) || event.key]
  if (!step) return
  event.preventDefault()
  buttons[step(buttons.indexOf(event.target as HTMLButtonElement), buttons.length)]?.focus()
}

/** Keeps focus in the text when a button is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The editor's toolbar: one tab stop, with arrow keys to move inside it. */
export function Toolbar({ editor, kind, disabled }: { editor: Editor; kind: "brief" | "full"; disabled?: boolean }) {
  const t = useTranslations("editor")
  const [current, setCurrent] = useState("bold")
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: groups
        .flat()
        .filter(({ isOn }) => isOn?.(now))
        .map(({ name }) => name),
      can: { undo: now.can().undo(), redo: now.can().redo() } as Record<string, boolean>,
      link: now.isActive("link"),
    }),
  })
  const focusProps = (name: string) => ({ tabIndex: current === name ? 0 : -1, onFocus: () => setCurrent(name) })

  const button = ({ name, icon: Icon, run, isOn }: ToolbarItem) => (
    <Button
      key={name}
      iconOnly
      size="sm"
      variant="ghost"
      label={t(name)}
      icon={<Icon />}
      disabled={disabled}
      aria-disabled={state.can[name] === false || undefined}
      aria-pressed={isOn && state.on.includes(name)}
      className="aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
      onMouseDown={keepFocus}
      onClick={(event) => {
        const chain = event.detail === 0 ? editor.chain() : editor.chain().focus()
        run(chain).run()
      }}
      {...focusProps(name)}
    />
  )

  return (
    <div role="toolbar" aria-label={t("toolbar")} className={toolbarClass} onKeyDown={(event) => move(event, editor)}>
      {groups.map((group) => (
        <Fragment key={group[0]?.name}>
          {group !== inlineItems && <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />}
          {group.filter(({ full }) => kind === "full" || !full).map(button)}
          {group === inlineItems && (
            <LinkButton editor={editor} isOn={state.link} disabled={disabled} {...focusProps("link")} />
          )}
        </Fragment>
      ))}
    </div>
  )
}
