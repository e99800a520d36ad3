import { type RefObject, useEffect, useState } from "react"

/** The element once it comes near the part of the page in sight: when to fetch the code that it needs. */
export function useNear<Kind extends HTMLElement>(ref: RefObject<Kind | null>, isWanted = true): Kind | undefined {
  const [near, setNear] = useState<Kind>()
  useEffect(() => {
    const element = ref.current
    if (!element || !isWanted) return
    const look = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setNear(element)
    const observer = new IntersectionObserver(look, { rootMargin: "400px" })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isWanted])
  return near
}
