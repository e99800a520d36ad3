"use client"

import clsx from "clsx"
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"
import { controlFrame } from "@/components/ui/input-styles"
import { RestingText } from "./resting-text"

export interface RichTextProps {
  /** HTML; empty where there is no text. What comes from elsewhere must be sanitised by the call that gives it. */
  value?: string
  /** What it starts with where nobody keeps the `value`. */
  defaultValue?: string
  onChange?: (html: string) => void
  /** Sends the HTML with the form around, under this name. */
  name?: string
  /** Accessible name of the text. */
  label: string
  placeholder?: string
  /** Brief: words, links and lists. Full: headings, quotes, code and undo as well. */
  toolbar?: "brief" | "full"
  /** Height of the text before it scrolls: 6, 10 or 16 rem at least; `fill` takes what the parent, a column, has left. */
  size?: "sm" | "md" | "lg" | "fill"
  autoFocus?: boolean
  disabled?: boolean
  /** Without a frame of its own, inside something that has one. */
  bare?: boolean
  className?: string
  onBlur?: () => void
  id?: string
  "aria-describedby"?: string
  "aria-invalid"?: true
  "aria-required"?: true
}

/** The heights of toolbar and text, shared with the text at rest, so that nothing moves when the editor arrives. */
export const heights = {
  sm: "min-h-24 max-h-64",
  md: "min-h-40 max-h-96",
  lg: "min-h-64 max-h-[32rem]",
  fill: "min-h-0 flex-1",
}
export const frame = ({ size = "md", bare, className }: RichTextProps) =>
  clsx(
    "flex flex-col",
    size === "fill" && "min-h-0 flex-1",
    bare ? "w-full" : controlFrame("md", "shadow-none"),
    className,
  )
export const toolbarClass =
  "scrollbar-none flex shrink-0 items-center gap-0.5 overflow-x-auto border-line border-b p-1 min-h-[calc(var(--control-sm)+0.5rem+1px)]"

type Panel = ComponentType<RichTextProps>
let fetched: Panel | undefined
const load = async (): Promise<Panel> => {
  fetched = (await import("./rich-text-panel")).default
  return fetched
}

/** Fetches the editor's code ahead, for a button that is about to show one. */
export const preloadRichText = () => void load().catch(() => undefined)

/**
 * Text with formatting, as HTML. Until the editor's code is here the text stands there as it will in it; `patient` waits
 * with fetching it until somebody is about to write. The screen's `Messages` must hold `editor` and `ui`.
 */
export function RichText({ patient, ...props }: RichTextProps & { patient?: boolean }) {
  const [Editor, setEditor] = useState<Panel>()
  const isHere = useRef(false)
  const want = useCallback((here: boolean) => {
    isHere.current ||= here
    // Where it can't be fetched the text stays readable, and the next who comes near tries again.
    void load().then(
      (panel) => setEditor(() => panel),
      () => undefined,
    )
  }, [])
  const atOnce = !patient || props.autoFocus || fetched !== undefined
  useEffect(() => {
    if (atOnce) want(false)
  }, [atOnce, want])
  if (!Editor) return <RestingText {...props} onWanted={want} />
  return <Editor {...props} autoFocus={props.autoFocus || isHere.current} />
}
