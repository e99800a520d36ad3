"use client"

import { ArrowLeft, Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect } from "react"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { useLightPrint } from "@/components/ui/use-light-print"

/** Opens the browser's print dialog once the fonts are loaded. The bar itself isn't printed. */
export function PrintBar({ id }: { id: number }) {
  const t = useTranslations("invoices")
  useLightPrint()
  useEffect(() => {
    let unmounted = false
    void document.fonts.ready.then(() => unmounted || window.print())
    return () => {
      unmounted = true
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
