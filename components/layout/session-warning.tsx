"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { useSignOut } from "./use-sign-out"

const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))

/** Warns an idle user that the session is about to end, with a countdown and a button to stay. */
export function SessionWarning({ endsAt, onStay }: { endsAt: number; onStay: () => void }) {
  const t = useTranslations("shell.session")
  const { run, busy } = useSignOut()
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 500)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <Dialog
      open
      onClose={onStay}
      title={t("title")}
      size="sm"
      footer={
        <>
          <Button variant="outline" busy={busy} onClick={() => run()}>
            {t("signOut")}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {t("stay")}
          </Button>
        </>
      }
    >
      <p role="timer" className="tabular text-ink-muted">
        {t("text", { seconds })}
      </p>
    </Dialog>
  )
}
