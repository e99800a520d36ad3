"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { useSignOut } from "./use-sign-out"

const left = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))

/** Tells an idle person that the session is about to end, counts down, and lets them stay. */
export function SessionWarning({ endsAt, onStay }: { endsAt: number; onStay: () => void }) {
  const t = useTranslations("shell.session")
  const { run, busy } = useSignOut()
  const [seconds, setSeconds] = useState(() => left(endsAt))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left(endsAt)), 500)
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
