"use client"

import clsx from "clsx"
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"
import { tabClass, tabListClass, tabSetClass } from "./tab-styles"
import type { Tone } from "./tone"

export interface TabPart {
  key: string
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean
  content: ReactNode
}

export interface TabLook {
  /** A line under the current tab, or a pill around it. */
  look?: "line" | "pills"
  tone?: Tone
  /** Width of the tabs: as their labels, filling the row, or equal. */
  fit?: "words" | "fill" | "equal"
  align?: "start" | "center" | "end"
  /** Position of the tabs relative to their panel. */
  side?: "top" | "start" | "end"
}

interface Props extends TabLook {
  /** Accessible name of the tabs. */
  label: string
  tabs: TabPart[]
  /** Key of the current tab; uncontrolled if omitted. */
  value?: string
  onChange?: (key: string) => void
}

/** Returns the step a key makes: arrow keys follow the text direction, or the column if vertical. */
function stepOf(key: string, vertical: boolean, rtl: boolean): 1 | -1 | "first" | "last" | undefined {
  const forward = vertical ? "ArrowDown" : rtl ? "ArrowLeft" : "ArrowRight"
  const back = vertical ? "ArrowUp" : rtl ? "ArrowRight" : "ArrowLeft"
  if (key === forward) return 1
  if (key === back) return -1
  if (key === "Home") return "first"
  return key === "End" ? "last" : undefined
}

/** Panels of which one is visible at a time. `Tabs` is for panels with their own URLs. */
export function TabSet({ label, tabs, value, onChange, look = "line", tone, fit, align, side = "top" }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [uncontrolled, setUncontrolled] = useState(tabs[0]?.key)
  const current = value ?? uncontrolled
  const vertical = side !== "top"
  const style = { look, tone, fit, align, side }

  function pick(key: string) {
    setUncontrolled(key)
    onChange?.(key)
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = stepOf(event.key, vertical, getComputedStyle(event.currentTarget).direction === "rtl")
    if (!step) return
    event.preventDefault()
    const open = tabs.filter(({ disabled }) => !disabled)
    const at = open.findIndex(({ key }) => key === current)
    const to = step === "first" ? 0 : step === "last" ? open.length - 1 : (at + step + open.length) % open.length
    const target = open[to]
    if (!target) return
    pick(target.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.key}"]`)?.focus()
  }

  return (
    <div className={tabSetClass(side)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? "vertical" : "horizontal"}
        onKeyDown={onKeyDown}
        className={tabListClass(style)}
      >
        {tabs.map(({ key, label: text, icon, disabled }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            data-tab={key}
            aria-selected={key === current}
            aria-controls={`${id}${key}panel`}
            tabIndex={key === current ? 0 : -1}
            disabled={disabled}
            onClick={() => pick(key)}
            className={tabClass(style, key === current)}
          >
            {icon}
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}panel`}
          aria-labelledby={`${id}${key}`}
          hidden={key !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain no other focusable element
          tabIndex={0}
          className={clsx("min-w-0 rounded-control text-pretty text-ink-muted text-sm", vertical && "flex-1")}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
