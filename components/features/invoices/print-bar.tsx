"use client"

import { ArrowLeft, Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect } from "react"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"

/** Opens the browser's print dialog once the paper stands there; on paper the bar itself is not seen. */
export function PrintBar({ id }: { id: number }) {
  const t = useTranslations("invoices")
  useEffect(() => {
    // Paper is white: a dark skin steps back while it prints.
    const root = document.documentElement
    const dark = root.classList.contains("dark")
    const before = () => root.classList.remove("dark")
    const after = () => root.classList.toggle("dark", dark)
    window.addEventListener("beforeprint", before)
    window.addEventListener("afterprint", after)
    let gone = false
    void document.fonts.ready.then(() => gone || window.print())
    return () => {
      gone = true
      window.removeEventListener("beforeprint", before)
      window.removeEventListener("afterprint", after)
    }
  }, [])
  return (
    <div className="mb-4 flex items-center justify-between gap-2 print:hidden">
      <ButtonLink
        variant="ghost"
        href={`/apps/invoice/preview/${id}`}
        icon={<ArrowLeft className="rtl:-scale-x-100" />}
      >
        {t("actions.preview")}
      </ButtonLink>
      <Button icon={<Printer />} onClick={() => window.print()}>
        {t("actions.print")}
      </Button>
    </div>
  )
}
