import { cloneElement, type ReactElement, useId } from "react"
import type { Side } from "./place-beside"

interface Props {
  /** Additional text; icon buttons already have their name as a tooltip. */
  text: string
  /** Preferred side; it opens elsewhere if there is no room. */
  side?: Side
  /** A focusable element, or one such as `<time>`. */
  children: ReactElement<{ "aria-describedby"?: string; "data-tip"?: string; "data-tip-side"?: Side }>
}

/** Adds a tooltip to an element on hover and focus; `TooltipLayer` in the root layout shows it. */
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
