import clsx from "clsx"
import type { TabLook } from "./tab-set"
import { toneClass } from "./tone"

const alignClass = { start: "", center: "justify-center-safe", end: "justify-end-safe" }
const fitClass = { words: "", fill: "flex-auto", equal: "flex-1" }
const sideClass = {
  top: "flex-col gap-4",
  start: "flex-col gap-4 sm:flex-row",
  end: "flex-col gap-4 sm:flex-row-reverse",
}

export const tabSetClass = (side: "top" | "start" | "end") => clsx("flex", sideClass[side])

/** Classes of the row or column of tabs. */
export const tabListClass = ({ look, tone = "brand", align = "start", side }: TabLook) =>
  clsx(
    "scrollbar-none flex shrink-0 gap-1",
    toneClass(tone),
    side === "top" ? `overflow-x-auto ${alignClass[align]}` : "flex-col sm:w-44",
    look === "line" && "border-line",
    look === "line" && side === "top" && "border-b",
    look === "line" && side === "start" && "border-e",
    look === "line" && side === "end" && "border-s",
  )

/** Classes of a tab. */
export const tabClass = ({ look, fit = "words", side }: TabLook, isOn: boolean) =>
  clsx(
    "flex min-h-control shrink-0 items-center gap-2 whitespace-nowrap px-3.5 font-medium text-sm transition-colors",
    "duration-fast focus-visible:-outline-offset-2 disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
    side === "top" && "justify-center",
    fitClass[fit],
    look === "pills" && "rounded-control",
    look === "pills" &&
      (isOn ? "bg-tone text-tone-on" : "text-ink-muted enabled:hover:bg-tone-soft enabled:hover:text-tone-text"),
    look === "line" && side === "top" && "-mb-px border-b-2",
    look === "line" && side === "start" && "-me-px border-e-2",
    look === "line" && side === "end" && "-ms-px border-s-2",
    look === "line" &&
      (isOn ? "border-tone-mark text-tone-text" : "border-transparent text-ink-muted enabled:hover:text-ink"),
  )
