"use client"

import { useTranslations } from "next-intl"
import { type ComponentProps, type ReactNode, useState } from "react"
import { ContextMenu } from "@/components/ui/context-menu"

type MenuProps = ComponentProps<typeof ContextMenu>

interface Props extends Pick<MenuProps, "on" | "motion"> {
  /** Tells the user how to open the menu. */
  label: string
  /** Builds the items; `choose` creates a handler that shows the label as chosen. */
  items: (choose: (label: string) => () => void) => MenuProps["items"]
  children?: ReactNode
}

/** An area with a context menu that shows the chosen item. */
export function ContextMenuPlace({ label, items, on, motion }: Props) {
  const t = useTranslations("kit/context-menu.place")
  const [chosen, setChosen] = useState("")
  return (
    <div>
      <ContextMenu
        label={label}
        items={items((name) => () => setChosen(name))}
        on={on}
        motion={motion}
        className="grid min-h-28 w-full place-items-center rounded-card border border-line-strong border-dashed bg-sunken p-4 text-center text-ink-muted text-sm"
      >
        {label}
      </ContextMenu>
      <p role="status" className="mt-2 min-h-5 text-dense text-ink-muted">
        {chosen && t("chosen", { name: chosen })}
      </p>
    </div>
  )
}
