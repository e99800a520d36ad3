"use client"

import { ChevronDown } from "lucide-react"
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
  children: ReactNode
}

/** The usual act as a button, and its relatives in a menu beside it. */
export function SplitButton({ label, icon, onClick, moreLabel, items, children, ...look }: Props) {
  return (
    <ButtonGroup label={label}>
      <Button {...look} icon={icon} onClick={onClick}>
        {children}
      </Button>
      <Menu
        button={{
          ...look,
          iconOnly: true,
          label: moreLabel,
          icon: <ChevronDown />,
          className: look.variant === "outline" ? undefined : "border-card/40 border-s",
        }}
        items={items}
      />
    </ButtonGroup>
  )
}
