"use client"

import clsx from "clsx"
import { Link2 } from "lucide-react"
import { Fragment, useEffect, useRef } from "react"
import { frame, heights, type RichTextProps, toolbarClass } from "./rich-text"
import "./rich-text.css"
import { groups, inlineItems, type ToolbarItem } from "./toolbar-items"

interface Props extends RichTextProps {
  /** Called when the user starts to edit (`true`) or is likely to soon (`false`). */
  onWanted: (here: boolean) => void
}

const iconsOf = (group: ToolbarItem[], toolbar: RichTextProps["toolbar"]) => [
  ...group.filter(({ full }) => toolbar === "full" || !full).map(({ icon }) => icon),
  ...(group === inlineItems ? [Link2] : []),
]

/** The text with the editor's look but without its code, until the user edits it. */
export function RichTextPlaceholder({ onWanted, ...props }: Props) {
  const { id, label, value, defaultValue = "", placeholder, disabled, bare, name, size = "md", toolbar } = props
  const area = useRef<HTMLDivElement>(null)
  const latestOnWanted = useRef(onWanted)
  useEffect(() => {
    latestOnWanted.current = onWanted
  })
  // A user who types elsewhere in the form is likely to edit this text next.
  useEffect(() => {
    const container = area.current?.closest("form, [role=dialog]")
    const soon = () => latestOnWanted.current(false)
    const activityEvents = ["input", "keydown"]
    for (const activityEvent of activityEvents) container?.addEventListener(activityEvent, soon, { once: true })
    return () => {
      for (const activityEvent of activityEvents) container?.removeEventListener(activityEvent, soon)
    }
  }, [])

  const html = value ?? defaultValue
  // The server has sanitised this HTML, as it has for the editor.
  const content = html
    ? { dangerouslySetInnerHTML: { __html: html } }
    : { children: <p className="text-ink-faint">{placeholder}</p> }
  const textClass = clsx(
    "rich-text overflow-y-auto py-3 outline-none",
    bare ? "px-4" : "px-3",
    size === "fill" ? clsx(heights.fill, "min-h-full") : heights[size],
  )
  return (
    <div ref={area} className={frame(props)} onPointerEnter={() => onWanted(false)}>
      {name && <input type="hidden" name={name} value={html} readOnly />}
      <div aria-hidden="true" className={clsx(toolbarClass, "text-ink-muted")}>
        {groups.map((group) => (
          <Fragment key={group[0]?.name}>
            {group !== inlineItems && <span className="mx-1 h-5 w-px shrink-0 bg-line" />}
            {iconsOf(group, toolbar).map((Icon, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the icons never change order
              <span key={at} className="grid size-[var(--control-sm)] shrink-0 place-items-center">
                <Icon className="size-4" />
              </span>
            ))}
          </Fragment>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds paragraphs and lists, which form elements cannot */}
      <div
        id={id}
        role="group"
        aria-label={label}
        aria-describedby={props["aria-describedby"]}
        tabIndex={disabled ? undefined : 0}
        onFocus={() => onWanted(true)}
        className={textClass}
        {...content}
      />
    </div>
  )
}
