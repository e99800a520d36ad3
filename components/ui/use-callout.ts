import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react"
import { moveBeside, type Side } from "./place-beside"

interface Options {
  /** Contains the trigger as its first child, and the panel. */
  frame: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  opensOn: "click" | "hover" | "focus"
  side: Side
  stays: boolean
}

/** Delay before closing after the pointer has left, in milliseconds. */
const closeDelay = 150

/** State, position and event handlers of a callout. */
export function useCallout({ frame, panel, open, onOpenChange, opensOn, side, stays }: Options) {
  const [uncontrolled, setUncontrolled] = useState(false)
  const isOpen = open ?? uncontrolled
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const change = (next: boolean) => {
    clearTimeout(timer.current)
    if (open === undefined) setUncontrolled(next)
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
    const place = () => moveBeside(floating, target, { side, gap: 8 })
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

  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(false), closeDelay)
  }
  const focusing = {
    onFocus: () => change(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) change(false)
    },
  }
  const pointing = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && change(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && closeSoon(),
  }
  const handlers = opensOn === "click" ? {} : opensOn === "focus" ? focusing : { ...focusing, ...pointing }
  return { isOpen, toggle: () => change(!isOpen), handlers }
}
