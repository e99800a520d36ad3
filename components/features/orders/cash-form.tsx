"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { useErrorText } from "@/components/ui/use-error-text"
import type { Place } from "./use-place-order"

/** Places an order with cash on delivery, which needs no payment details. */
export function CashForm({ totalMinor, place }: { totalMinor: number; place: Place }) {
  const t = useTranslations("orders.payment")
  const errorText = useErrorText()
  const [problem, setProblem] = useState("")
  const buy = async () => {
    setProblem("")
    try {
      await place({ payment: "cashOnDelivery", totalMinor })
    } catch (error) {
      setProblem(errorText(error) ?? "")
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
