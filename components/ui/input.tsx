import clsx from "clsx"
import type { InputHTMLAttributes, ReactNode, Ref } from "react"
import { type ControlSize, controlFrame } from "./input-styles"

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
  size?: ControlSize
  /** Inside the frame, before the text: an icon or a unit. */
  start?: ReactNode
  /** Inside the frame, after the text: a unit or a button. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

const adornment = "flex shrink-0 items-center text-ink-faint [&_svg]:size-4"

/** A line of text. Needs a label; TextField includes one. */
export function Input({ size, start, end, className, type = "text", ...rest }: InputProps) {
  if (!start && !end) return <input {...rest} type={type} className={controlFrame(size, clsx("px-3", className))} />
  return (
    <span className={controlFrame(size, clsx("flex items-center gap-2 ps-3", end ? "pe-1" : "pe-3", className))}>
      {start && <span className={adornment}>{start}</span>}
      <input
        {...rest}
        type={type}
        className="min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-ink-faint disabled:cursor-not-allowed"
      />
      {end && <span className={adornment}>{end}</span>}
    </span>
  )
}
