import type { ButtonHTMLAttributes, ReactNode, Ref } from "react"
import { Button, type ButtonProps } from "./button"

/** Opens a menu or popover: a Button, or with `plain` a button with its own classes (an avatar, a name). */
export type TriggerProps =
  | (ButtonProps & { plain?: false })
  | (ButtonHTMLAttributes<HTMLButtonElement> & {
      plain: true
      label?: string
      children: ReactNode
      ref?: Ref<HTMLButtonElement>
    })

export function Trigger(props: TriggerProps) {
  if (!props.plain) {
    const { plain: _, ...button } = props
    return <Button {...button} />
  }
  const { plain: _, label, ...button } = props
  return <button type="button" aria-label={label} {...button} />
}
