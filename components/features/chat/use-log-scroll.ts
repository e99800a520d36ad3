"use client"

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { Line } from "./lines"

/** Within this many pixels of the end, new messages scroll into view. */
const nearEnd = 160
const shownMs = 2_400

/**
 * The scroll position in a conversation. The log is laid out from its end (`flex-col-reverse`), so `scrollTop` is 0 there
 * and negative above, and nothing moves when older messages arrive.
 */
export function useLogScroll(lines: Line[], target: number | undefined, onShown: () => void) {
  const ref = useRef<HTMLElement>(null)
  const [isAway, setAway] = useState(false)
  const [leftAt, setLeftAt] = useState(0)
  const [shown, setShown] = useState<number>()
  const height = useRef(0)
  const lastKey = lines.at(-1)?.key
  const lastId = lines.findLast(({ id }) => id !== undefined)?.id ?? 0

  const onScroll = useCallback(() => {
    height.current = ref.current?.scrollHeight ?? 0
    const away = -(ref.current?.scrollTop ?? 0) > nearEnd
    setAway((was) => {
      if (away && !was) setLeftAt(lastId)
      return away
    })
  }, [lastId])

  const toEnd = useCallback(() => {
    ref.current?.scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }, [])

  // New messages at the end must not move the ones that the user is reading above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new last line changes the end.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    if (isAway) element.scrollTop -= element.scrollHeight - height.current
    height.current = element.scrollHeight
  }, [lastKey])

  // Always scroll to the user's own new message.
  const lastOwn = lines.findLast(({ isOwn, state }) => isOwn && state !== "sent" && state !== "seen")?.key
  useEffect(() => {
    if (lastOwn) ref.current?.scrollTo({ top: 0 })
  }, [lastOwn])

  useEffect(() => {
    if (target === undefined) return
    const element = ref.current?.querySelector<HTMLElement>(`[data-message="${target}"]`)
    const show = () => element?.scrollIntoView({ block: "center" })
    show()
    // Scroll again after rendering, because the rows in between only had estimated heights.
    requestAnimationFrame(show)
    element?.focus({ preventScroll: true })
    setShown(target)
    onShown()
  }, [target, onShown])
  useEffect(() => {
    if (shown === undefined) return
    const timer = setTimeout(() => setShown(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [shown])

  const missed = isAway ? lines.filter(({ id, isOwn }) => !isOwn && (id ?? 0) > leftAt).length : 0
  return { ref, onScroll, toEnd, isAway, missed, shown }
}
