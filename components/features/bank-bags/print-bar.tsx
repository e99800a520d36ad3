"use client"

import { ArrowLeft, Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"

/** The way back, and the button that prints the slip. The bar itself isn't printed. */
export function PrintBar({ id }: { id: number }) {
  const t = useTranslations("bank-bags.slip")
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <ButtonLink
        variant="ghost"
        href={`/business/safe-to-bank?open=${id}`}
        icon={<ArrowLeft className="rtl:-scale-x-100" />}
      >
        {t("back")}
      </ButtonLink>
      <Button icon={<Printer />} onClick={() => window.print()}>
        {t("print")}
      </Button>
    </div>
  )
}
