import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from "react"

/** How a layer was opened: for the keyboard, its first entry gets focus. */
export type OpenedBy = "pointer" | "keyboard"

/**
 * Loads code on hover, focus or touch, and renders it from the first click on. Until then a plain button has
 * `intentProps`.
 */
export function useOnIntent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<Props>; openedBy: OpenedBy }>()
  const preload = () => void load().catch(() => undefined)
  const open = async (openedBy: OpenedBy) => {
    const { default: Panel } = await load()
    setLoaded({ Panel, openedBy })
  }
  const intentProps = {
    "aria-expanded": false,
    onPointerEnter: preload,
    onFocus: preload,
    onTouchStart: preload,
    onClick: (event: MouseEvent) => open(event.detail === 0 ? "keyboard" : "pointer"),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
      event.preventDefault()
      open("keyboard")
    },
  } as const
  return { loaded, intentProps }
}
