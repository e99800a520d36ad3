"use client"

import { useEffect } from "react"

const prefix = /^\(\d+\) /

/** Puts a count before the document's title, such as "(3) Calendar", and keeps it there when the screen changes. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const show = () => {
      const title = `(${count}) ${document.title.replace(prefix, "")}`
      if (document.title !== title) document.title = title
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(prefix, "")
    }
  }, [count])
}
