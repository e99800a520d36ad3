"use client"

import { useRouter } from "next/navigation"
import { NextIntlClientProvider, useLocale, useTimeZone, useTranslations } from "next-intl"
import { useEffect, useMemo, useState } from "react"
import { Tour, type TourStep } from "@/components/ui/tour"
import { call } from "@/lib/core/client/call"
import * as accountEndpoints from "@/lib/features/account/endpoints"

/** What each step shows; on phones the menu is behind its button. */
const targets: [name: "welcome" | "menu" | "search" | "bell" | "customizer" | "user", target?: string[]][] = [
  ["welcome"],
  ["menu", ["#menu-button", "#menu"]],
  ["search", [".search-button"]],
  ["bell", [".notification-bell"]],
  ["customizer", [".customizer-tab"]],
  ["user", [".shell-user"]],
]

/** That it was seen is kept with the account, not with the browser. */
const remember = () =>
  call(accountEndpoints.updateTour, { body: { tour: "done" } as never }).catch(() => {
    // Who may not write settings was not offered it either.
  })

function Steps({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations("tour")
  const router = useRouter()
  const steps = useMemo<TourStep[]>(
    () => targets.map(([name, target]) => ({ target, title: t(`${name}.title`), text: t(`${name}.text`) })),
    [t],
  )
  const texts = {
    ...{ label: t("label"), skip: t("skip"), back: t("back"), next: t("next"), done: t("done") },
    step: (number: number, of: number) => t("step", { number, of }),
  }
  const end = () => {
    onEnd()
    void remember().then(() => router.refresh())
  }
  return <Tour steps={steps} texts={texts} onEnd={end} />
}

/** The tour of the first day. Its words come with it, in the reader's language alone. */
export default function FirstTour({ onEnd }: { onEnd: () => void }) {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [messages, setMessages] = useState<Record<string, object>>()
  useEffect(() => {
    import(`../../../messages/${locale}/tour.json`).then(
      (file) => setMessages({ tour: file.default }),
      () => onEnd(),
    )
  }, [locale, onEnd])
  if (!messages) return null
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      <Steps onEnd={onEnd} />
    </NextIntlClientProvider>
  )
}
