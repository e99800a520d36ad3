import { type RefObject, useEffect, useState } from "react"

/** Returns the element once it is within 400 px of the viewport, to load the code it needs. */
export function useNearViewport<Kind extends HTMLElement>(
  ref: RefObject<Kind | null>,
  isEnabled = true,
): Kind | undefined {
  const [nearElement, setNearElement] = useState<Kind>()
  useEffect(() => {
    const element = ref.current
    if (!element || !isEnabled) return
    const look = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setNearElement(element)
    const observer = new IntersectionObserver(look, { rootMargin: "400px" })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isEnabled])
  return nearElement
}
