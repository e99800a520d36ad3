"use client"

import { ArrowLeft, Printer } from "lucide-react"
import { type ReactNode, useEffect } from "react"
import { Button } from "./button"
import { ButtonLink } from "./button-link"
import { useLightPrint } from "./use-light-print"

interface Props {
  /** The page that is printed, as the screen shows it. */
  href: string
  /** Labels of the link back and of the button. */
  back: ReactNode
  print: ReactNode
  /** Something to choose before printing: the print dialog then opens only by the button. */
  children?: ReactNode
}

/** Opens the browser's print dialog once the fonts are loaded. The bar itself isn't printed. */
export function PrintBar({ href, back, print, children }: Props) {
  useLightPrint()
  const isImmediate = !children
  useEffect(() => {
    if (!isImmediate) return
    let unmounted = false
    void document.fonts.ready.then(() => unmounted || window.print())
    return () => {
      unmounted = true
    }
  }, [isImmediate])
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <ButtonLink variant="ghost" href={href} icon={<ArrowLeft className="rtl:-scale-x-100" />}>
        {back}
      </ButtonLink>
      {children}
      <Button icon={<Printer />} onClick={() => window.print()}>
        {print}
      </Button>
    </div>
  )
}
