import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from "react"

/** How an opened part was asked for: the keyboard wants its first entry focused. */
export type OpenedBy = "pointer" | "keyboard"

/**
 * Code that is fetched when someone is about to need it (hover, focus, touch) and takes over with the first click.
 * Until then a plain button stands there with `intentProps`.
 */
export function useOnIntent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<Props>; openedBy: OpenedBy }>()
  const ahead = () => void load().catch(() => undefined)
  const open = async (openedBy: OpenedBy) => {
    const { default: Panel } = await load()
    setLoaded({ Panel, openedBy })
  }
  const intentProps = {
    "aria-expanded": false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onTouchStart: ahead,
    onClick: (event: MouseEvent) => open(event.detail === 0 ? "keyboard" : "pointer"),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
      event.preventDefault()
      open("keyboard")
    },
  } as const
  return { loaded, intentProps }
}
