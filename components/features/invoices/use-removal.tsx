"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { nameOf } from "./name"
import { useFormats } from "./use-formats"
import { isDraft, type Removable, useInvoiceActions } from "./use-invoice-actions"

type Removed = Removable & { paidMinor: number; currency: string }

interface Options {
  /** Runs when the request is sent, after the question if there was one. */
  onStart?: () => void
  onDone?: () => void
  onUndone?: () => void
}

/** Deletes drafts at once, and asks before it voids issued invoices. Render the returned dialog. */
export function useRemoval({ onStart, onDone, onUndone }: Options) {
  const t = useTranslations("invoices.voiding")
  const { money } = useFormats()
  const actions = useInvoiceActions()
  const [asked, setAsked] = useState<Removed[]>([])
  const [open, setOpen] = useState(false)

  async function run(invoices: Removed[]) {
    onStart?.()
    if (await actions.remove(invoices, onUndone)) onDone?.()
  }
  const remove = async (invoices: Removed[]) => {
    if (invoices.every(isDraft)) return run(invoices)
    setAsked(invoices)
    setOpen(true)
  }

  const issued = asked.filter((invoice) => !isDraft(invoice))
  const [first] = issued
  const drafts = asked.length - issued.length
  const named = { count: issued.length, number: first ? nameOf(first) : "" }
  const text = [t("text")]
  if (first && issued.length === 1 && first.paidMinor > 0)
    text.push(t("paid", { amount: money(first.paidMinor, first.currency) }))
  if (drafts > 0) text.push(t("drafts", { count: drafts }))
  const dialog = (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      title={t("title", named)}
      text={text.join(" ")}
      confirmLabel={t("confirm", named)}
      cancelLabel={t("keep")}
      onConfirm={async () => {
        await run(asked)
        setOpen(false)
      }}
    />
  )
  return [remove, dialog] as const
}
