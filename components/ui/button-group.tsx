import clsx from "clsx"
import type { ReactNode } from "react"

interface Props {
  /** Accessible name of the group. */
  label: string
  orientation?: "horizontal" | "vertical"
  className?: string
  /** Buttons, button links and menus. */
  children: ReactNode
}

const looks = {
  horizontal: "-space-x-px rtl:space-x-reverse *:rounded-none *:first:rounded-s-control *:last:rounded-e-control",
  vertical: "flex-col -space-y-px *:rounded-none *:first:rounded-t-control *:last:rounded-b-control",
}

/** Joins related buttons into one control. */
export function ButtonGroup({ label, orientation = "horizontal", className, children }: Props) {
  return (
    <fieldset
      aria-label={label}
      className={clsx(
        "inline-flex w-fit max-w-full *:hover:z-10 *:focus-visible:z-20 *:focus-visible:-outline-offset-2",
        looks[orientation],
        className,
      )}
    >
      {children}
    </fieldset>
  )
}
