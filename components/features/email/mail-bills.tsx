"use client"

import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import type { Attachment } from "@/lib/features/email/schema"

const Bills = lazy(() => import("@/components/features/supplier-bills/mail-bills"))

/** Offers to enter the e-invoices of a mail as supplier bills, to those who may. Other mails load nothing. */
export function MailBills({ mail, files }: { mail: number; files: Attachment[] }) {
  const mayEnter = useAbility().can("create", "SupplierBill")
  if (!mayEnter || !files.some(({ fileName }) => /\.(xml|pdf)$/i.test(fileName))) return null
  return (
    <Suspense>
      <Bills mail={mail} />
    </Suspense>
  )
}
