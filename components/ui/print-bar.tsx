"use client"

import { ArrowLeft, Printer } from "lucide-react"
import { type ReactNode, useEffect } from "react"
import { Button } from "./button"
import { ButtonLink } from "./button-link"

interface Props {
  /** The page that is printed, as the screen shows it. */
  href: string
  /** Labels of the link back and of the button. */
  back: ReactNode
  print: ReactNode
}

/** Opens the browser's print dialog once the fonts are loaded. The bar itself isn't printed. */
export function PrintBar({ href, back, print }: Props) {
  useEffect(() => {
    // Print in the light skin.
    const root = document.documentElement
    const dark = root.classList.contains("dark")
    const before = () => root.classList.remove("dark")
    const after = () => root.classList.toggle("dark", dark)
    window.addEventListener("beforeprint", before)
    window.addEventListener("afterprint", after)
    let unmounted = false
    void document.fonts.ready.then(() => unmounted || window.print())
    return () => {
      unmounted = true
      window.removeEventListener("beforeprint", before)
      window.removeEventListener("afterprint", after)
    }
  }, [])
  return (
    <div className="mb-4 flex items-center justify-between gap-2 print:hidden">
      <ButtonLink variant="ghost" href={href} icon={<ArrowLeft className="rtl:-scale-x-100" />}>
        {back}
      </ButtonLink>
      <Button icon={<Printer />} onClick={() => window.print()}>
        {print}
      </Button>
    </div>
  )
}
