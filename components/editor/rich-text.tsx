"use client"

import clsx from "clsx"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { controlFrame } from "@/components/ui/input-styles"
import { Skeleton } from "@/components/ui/skeleton"

export interface RichTextProps {
  /** HTML; empty where there is no text. What comes from elsewhere must be sanitised by the call that gives it. */
  value: string
  onChange: (html: string) => void
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

/** The heights of toolbar and text, shared with the placeholder, so that nothing moves when the editor arrives. */
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

const load = () => import("./rich-text-panel")
const Panel = lazy(load)

/** Fetches the editor's code ahead, for a button that is about to show one. */
export const preloadRichText = () => void load().catch(() => undefined)

function Placeholder(props: RichTextProps) {
  return (
    <div className={frame(props)} role="status" aria-label={props.label} aria-busy="true">
      <div className={toolbarClass} />
      <div className={clsx("space-y-2.5 p-3", heights[props.size ?? "md"])}>
        <Skeleton className="h-3 w-2/3" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  )
}

const never = () => () => {}

/**
 * Text with formatting, as HTML. The editor is fetched when it is first shown; a placeholder of its height stands in.
 * The screen's `Messages` must hold `editor` and `ui`.
 */
export function RichText(props: RichTextProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!inBrowser) return <Placeholder {...props} />
  return (
    <Suspense fallback={<Placeholder {...props} />}>
      <Panel {...props} />
    </Suspense>
  )
}
