"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { CallError } from "@/lib/core/client/call-error"
import type { Place } from "./use-place-order"

/** Places an order with cash on delivery, which needs no payment details. */
export function CashForm({ totalMinor, place }: { totalMinor: number; place: Place }) {
  const t = useTranslations("orders.payment")
  const ui = useTranslations("ui")
  const [problem, setProblem] = useState("")
  const buy = async () => {
    setProblem("")
    try {
      await place({ payment: "cashOnDelivery", totalMinor })
    } catch (error) {
      setProblem((error instanceof CallError && error.message) || ui("error"))
    }
  }
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <ActionButton className="w-full" action={buy}>
        {t("orderNow")}
      </ActionButton>
    </div>
  )
}
