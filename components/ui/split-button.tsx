"use client"

import { ChevronDown, ChevronUp } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "./button"
import { ButtonGroup } from "./button-group"
import type { ButtonLook } from "./button-styles"
import { Menu, type MenuProps } from "./menu"

interface Props extends Pick<ButtonLook, "variant" | "tone" | "size"> {
  /** Names both halves together. */
  label: string
  icon?: ReactNode
  /** The usual act. */
  onClick: () => void
  /** Name of the half that opens the others. */
  moreLabel: string
  /** The other acts. */
  items: MenuProps["items"]
  /** Where the menu opens, as far as there is room. */
  side?: "bottom" | "top"
  align?: MenuProps["align"]
  /** The usual act is under way: neither half can be pressed. */
  busy?: boolean
  disabled?: boolean
  children: ReactNode
}

/** The usual act as a button, and its relatives in a menu beside it. */
export function SplitButton({
  label,
  icon,
  onClick,
  moreLabel,
  items,
  side = "bottom",
  align = "end",
  busy,
  disabled,
  children,
  ...look
}: Props) {
  return (
    <ButtonGroup label={label}>
      <Button {...look} icon={icon} busy={busy} disabled={disabled} onClick={onClick}>
        {children}
      </Button>
      <Menu
        side={side}
        align={align}
        button={{
          ...look,
          iconOnly: true,
          label: moreLabel,
          icon: side === "top" ? <ChevronUp /> : <ChevronDown />,
          disabled: busy || disabled,
          className: look.variant === "outline" ? undefined : "border-card/40 border-s",
        }}
        items={items}
      />
    </ButtonGroup>
  )
}
