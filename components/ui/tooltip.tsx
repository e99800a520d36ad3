import { cloneElement, type ReactElement, useId } from "react"
import type { Side } from "./place-beside"

interface Props {
  /** Adds to what the element says; an icon button has its name as tooltip already. */
  text: string
  /** Where it shows, as far as there is room. */
  side?: Side
  /** One element that can have the focus, or a `<time>` and the like. */
  children: ReactElement<{ "aria-describedby"?: string; "data-tip"?: string; "data-tip-side"?: Side }>
}

/** Says more about an element on hover and focus; `TooltipLayer` in the root layout shows it. */
export function Tooltip({ text, side, children }: Props) {
  const id = useId()
  return (
    <>
      {cloneElement(children, { "aria-describedby": id, "data-tip": text, "data-tip-side": side })}
      <span id={id} hidden>
        {text}
      </span>
    </>
  )
}
