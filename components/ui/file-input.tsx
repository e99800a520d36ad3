import clsx from "clsx"
import type { InputHTMLAttributes, Ref } from "react"
import { type ControlSize, controlFrame } from "./input-styles"

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> {
  size?: ControlSize
  ref?: Ref<HTMLInputElement>
}

/** The browser's own file input in our frame; its text is in the browser's language. */
export const FileInput = ({ size, className, ...rest }: Props) => (
  <input
    {...rest}
    type="file"
    className={controlFrame(
      size,
      clsx(
        "cursor-pointer pe-3 text-ink-muted file:me-3 file:h-control file:cursor-pointer file:border-0 file:border-line-strong",
        "file:border-e file:bg-sunken file:px-3 file:font-medium file:text-ink hover:file:bg-neutral-soft",
        className,
      ),
    )}
  />
)
