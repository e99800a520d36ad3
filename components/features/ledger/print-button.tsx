"use client"

import { Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { useLightPrint } from "@/components/ui/use-light-print"

export function PrintButton() {
  const t = useTranslations("ledger")
  useLightPrint()
  return (
    <Button variant="outline" icon={<Printer />} className="print:hidden" onClick={() => window.print()}>
      {t("print")}
    </Button>
  )
}
