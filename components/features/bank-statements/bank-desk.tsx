"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Skeleton } from "@/components/ui/skeleton"
import { BankAccounts } from "./bank-accounts"
import { OpenLines } from "./open-lines"

const ImportFile = lazy(() => import("./import-file"))

/** Accounts with their balances, the import of statements, and the lines to match. */
export function BankDesk() {
  const t = useTranslations("bank-statements")
  const mayImport = useAbility().can("create", "BankStatement")
  return (
    <div className="grid gap-4 md:gap-5">
      <BankAccounts />
      {mayImport && (
        <Suspense fallback={<Skeleton className="h-40 w-full" aria-label={t("import.title")} />}>
          <ImportFile />
        </Suspense>
      )}
      <OpenLines />
    </div>
  )
}
