"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import type { Outbox } from "./outbox"

interface Props {
  problem?: string
  clientId: string
  outbox: Outbox
}

/** Why a message was rejected, with buttons to retry or discard it. */
export function RejectedMessage({ problem, clientId, outbox }: Props) {
  const t = useTranslations("chat")
  return (
    <div role="alert" className="mt-1 flex flex-col items-end text-xs">
      <span className="text-danger-text">{problem || t("notSent")}</span>
      <div className="flex flex-wrap justify-end gap-1">
        <Button variant="ghost" size="sm" onClick={() => outbox.retry(clientId)}>
          {t("sendAgain")}
        </Button>
        <Button variant="ghost" size="sm" tone="danger" onClick={() => outbox.discard(clientId)}>
          {t("discard")}
        </Button>
      </div>
    </div>
  )
}
