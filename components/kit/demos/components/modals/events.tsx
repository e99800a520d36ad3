"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"

type DialogEvent = "ask" | "here" | "leave" | "gone"

/** Reports when it is mounted and unmounted. */
function Content({ text, tell }: { text: string; tell: (event: DialogEvent) => void }) {
  useEffect(() => {
    tell("here")
    return () => tell("gone")
  }, [tell])
  return <p className="text-pretty text-sm">{text}</p>
}

export default function Events() {
  const t = useTranslations("kit/modals")
  const [isOpen, setOpen] = useState(false)
  const [log, setLog] = useState<{ id: number; event: DialogEvent }[]>([])
  const [tell] = useState(() => (event: DialogEvent) => {
    setLog((before) => [{ id: before.length, event }, ...before].slice(0, 8))
  })
  const turn = (open: boolean) => {
    tell(open ? "ask" : "leave")
    setOpen(open)
  }
  return (
    <div className="space-y-4">
      <Button variant="outline" onClick={() => turn(true)}>
        {t("open")}
      </Button>
      <ol aria-label={t("events.log")} aria-live="polite" className="text-dense text-ink-muted">
        {log.map(({ id, event }) => (
          <li key={id}>{t(`events.${event}`)}</li>
        ))}
      </ol>
      <Dialog open={isOpen} onClose={() => turn(false)} size="sm" title={t("basic.head")}>
        <Content text={t("basic.text")} tell={tell} />
      </Dialog>
    </div>
  )
}
