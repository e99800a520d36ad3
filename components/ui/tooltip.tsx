import { cloneElement, type ReactElement, useId } from "react"

interface Props {
  /** Adds to what the element says; an icon button has its name as tooltip already. */
  text: string
  /** One element that can have the focus, or a `<time>` and the like. */
  children: ReactElement<{ "aria-describedby"?: string; "data-tip"?: string }>
}

/** Says more about an element on hover and focus; `TooltipLayer` in the root layout shows it. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  return (
    <>
      {cloneElement(children, { "aria-describedby": id, "data-tip": text })}
      <span id={id} hidden>
        {text}
      </span>
    </>
  )
}
