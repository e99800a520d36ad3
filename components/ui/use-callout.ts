import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react"
import { placeBeside, type Side } from "./place-beside"

interface Options {
  /** Holds the trigger, as its first child, and the panel. */
  frame: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  opensOn: "click" | "hover" | "focus"
  side: Side
  stays: boolean
}

/** So long a pointer may be off before what it opened goes away. */
const grace = 150

/** When a callout is open, where it stands, and what opens and closes it. */
export function useCallout({ frame, panel, open, onOpenChange, opensOn, side, stays }: Options) {
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (next: boolean) => {
    clearTimeout(timer.current)
    if (open === undefined) setOwn(next)
    if (next !== isOpen) onOpenChange?.(next)
  }
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const [floating, target] = [panel.current, frame.current?.firstElementChild]
    if (!isOpen || !floating || !target) return
    floating.showPopover()
    const place = () => placeBeside(floating, target, side, 8)
    place()
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener("scroll", place, { capture: true, passive: true, signal })
    window.addEventListener("resize", place, { signal })
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && latest.current(false)
    document.addEventListener("keydown", onKey, { signal })
    const onPress = ({ target: pressed }: Event) => {
      if (pressed instanceof Node && !frame.current?.contains(pressed)) latest.current(false)
    }
    if (!stays) document.addEventListener("pointerdown", onPress, { signal })
    return () => {
      stop.abort()
      floating.hidePopover()
    }
  }, [isOpen, frame, panel, side, stays])

  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(false), grace)
  }
  const focusing = {
    onFocus: () => change(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) change(false)
    },
  }
  const pointing = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && change(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && soon(),
  }
  const handlers = opensOn === "click" ? {} : opensOn === "focus" ? focusing : { ...focusing, ...pointing }
  return { isOpen, toggle: () => change(!isOpen), handlers }
}
