import clsx from "clsx"
import { CalendarDays } from "lucide-react"
import { controlFrame } from "./input-styles"
import type { TriggerProps } from "./trigger"

interface Options {
  id?: string
  "aria-describedby"?: string
  "aria-invalid"?: boolean
  className?: string
  /** Id of the text, which describes the button: its name is the label's. */
  textId: string
  /** The selection; empty if there is none. */
  text: string | undefined
  prompt: string
}

/** The button of a date picker, which looks like an input with the selection as its text. */
export const pickerButton = ({ textId, text, prompt, className, ...options }: Options): TriggerProps => ({
  ...options,
  plain: true,
  "aria-describedby": clsx(textId, options["aria-describedby"]),
  className: controlFrame("md", clsx("flex items-center gap-2 px-3 text-start", className)),
  children: (
    <>
      <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span id={textId} className={clsx("min-w-0 flex-1 truncate", !text && "text-ink-faint")}>
        {text || prompt}
      </span>
    </>
  ),
})
