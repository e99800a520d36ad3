"use client"

import { useEffect } from "react"

/** Prints the page in the light skin. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement
    let isDark = false
    const before = () => {
      isDark = root.classList.contains("dark")
      root.classList.remove("dark")
    }
    const after = () => root.classList.toggle("dark", isDark)
    window.addEventListener("beforeprint", before)
    window.addEventListener("afterprint", after)
    return () => {
      window.removeEventListener("beforeprint", before)
      window.removeEventListener("afterprint", after)
    }
  }, [])
}
