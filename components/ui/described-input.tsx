import type { ComponentProps } from "react"

interface Props extends ComponentProps<"input"> {
  describedBy?: string
}

/** An input for Headless UI's `as`, which would replace `aria-describedby` by the ids of its own descriptions. */
export const DescribedInput = ({ describedBy, ...props }: Props) => <input {...props} aria-describedby={describedBy} />
