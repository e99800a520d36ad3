"use client"

import { ChevronDown, ChevronUp } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "./button"
import { ButtonGroup } from "./button-group"
import type { ButtonLook } from "./button-styles"
import { Menu, type MenuProps } from "./menu"

interface Props extends Pick<ButtonLook, "variant" | "tone" | "size"> {
  /** Accessible name of both halves together. */
  label: string
  icon?: ReactNode
  /** The main action. */
  onClick: () => void
  /** Accessible name of the half that opens the menu. */
  moreLabel: string
  /** The other actions. */
  items: MenuProps["items"]
  /** Preferred side of the menu; it opens elsewhere if there is no room. */
  side?: "bottom" | "top"
  align?: MenuProps["align"]
  /** The main action is running; both halves are disabled. */
  busy?: boolean
  disabled?: boolean
  children: ReactNode
}

/** A button for the main action, with a menu of related actions beside it. */
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
