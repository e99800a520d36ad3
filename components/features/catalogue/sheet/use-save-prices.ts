"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useUndoNotice } from "@/components/ui/use-undo-notice"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import { stalePrices } from "./stale-prices"
import type { Finding } from "./use-findings"
import type { SheetEdits } from "./use-sheet-edits"

interface Options {
  changed: Finding[]
  edits: SheetEdits
  setProblems: (problems: Record<string, string>) => void
  onClose: () => void
}

/** The messages of a refused save by cell: its fields are `cells.12.amount`. */
function problemsByCell(cells: Finding[], fields: Record<string, string[]>): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([field, texts]) => {
    const cell = cells[Number(/^cells\.(\d+)\./.exec(field)?.[1] ?? -1)]
    return cell ? [[cell.key, texts.join(" ")] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Saves all drafts at once. Nothing is saved if one is refused; then each has its message at its cell. */
export function useSavePrices({ changed, edits, setProblems, onClose }: Options) {
  const t = useTranslations("price-sheet")
  const showError = useErrorToast()
  const invalidate = useInvalidate()
  const notice = useUndoNotice(stalePrices, t("undone"))
  const { run: send, busy } = useMutation(endpoints.addPriceChange)
  const [validFromError, setValidFromError] = useState<string>()
  const fail = async (error: unknown) => {
    showError(error)
    if (!(error instanceof CallError)) return
    setValidFromError(error.fields?.validFrom?.[0])
    // The new versions show which prices somebody else has changed.
    if (error.status === 409) await invalidate(stalePrices)
    else setProblems(problemsByCell(changed, error.fields ?? {}))
    if (!error.fields?.validFrom) onClose()
  }
  const run = async (validFrom: string) => {
    const cells = changed.map(({ row, shop, wanted, draft }) => {
      return { product: row.id, shop, amount: wanted ?? null, version: draft?.version }
    })
    setProblems({})
    setValidFromError(undefined)
    try {
      const body = { cells, validFrom: validFrom ? new Date(validFrom).toISOString() : null }
      const { id, cells: count } = await send({ body })
      edits.clear()
      onClose()
      await invalidate(stalePrices)
      void notice(t(validFrom ? "savedForLater" : "saved", { count }), () =>
        call(endpoints.undoPriceChange, { params: { id } }),
      )
    } catch (error) {
      await fail(error)
    }
  }
  return { run, busy, validFromError }
}
