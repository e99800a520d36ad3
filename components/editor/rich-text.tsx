"use client"

import clsx from "clsx"
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react"
import { controlFrame } from "@/components/ui/input-styles"
import { RichTextPlaceholder } from "./resting-text"

export interface RichTextProps {
  /** HTML; empty if there is no text. The endpoint that returns it must have sanitised it. */
  value?: string
  /** Initial HTML if the component is uncontrolled. */
  defaultValue?: string
  onChange?: (html: string) => void
  /** Submits the HTML with the surrounding form under this name. */
  name?: string
  /** Accessible name of the text. */
  label: string
  placeholder?: string
  /** Brief: inline formatting, links and lists. Full: also headings, quotes, code and undo. */
  toolbar?: "brief" | "full"
  /**
   * Minimum height before the text scrolls: 6, 10 or 16 rem; `fill` takes the remaining height of the parent, a flex
   * column.
   */
  size?: "sm" | "md" | "lg" | "fill"
  autoFocus?: boolean
  disabled?: boolean
  /** Without a border, inside something that has one. */
  bare?: boolean
  className?: string
  onBlur?: () => void
  id?: string
  "aria-describedby"?: string
  "aria-invalid"?: true
  "aria-required"?: true
}

/** Heights of toolbar and text, shared with the placeholder so that nothing moves when the editor loads. */
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

/** Preloads the editor's code, for a button that is about to show an editor. */
export const preloadRichText = () => void load().catch(() => undefined)

/**
 * Text with formatting, as HTML. Shows the text in the editor's look until the editor's code has loaded; `patient`
 * defers loading until the user is likely to edit. The screen's `Messages` must hold `editor` and `ui`.
 */
export function RichText({ patient, ...props }: RichTextProps & { patient?: boolean }) {
  const [Editor, setEditor] = useState<Panel>()
  const wantsFocus = useRef(false)
  const want = useCallback((here: boolean) => {
    wantsFocus.current ||= here
    // If loading fails the text stays readable, and the next interaction tries again.
    void load().then(
      (panel) => setEditor(() => panel),
      () => undefined,
    )
  }, [])
  const isEager = !patient || props.autoFocus || fetched !== undefined
  useEffect(() => {
    if (isEager) want(false)
  }, [isEager, want])
  if (!Editor) return <RichTextPlaceholder {...props} onWanted={want} />
  return <Editor {...props} autoFocus={props.autoFocus || wantsFocus.current} />
}
