"use client"

import { useRouter } from "next/navigation"
import { NextIntlClientProvider, useTimeZone, useTranslations } from "next-intl"
import { useEffect, useMemo, useState } from "react"
import { Tour, type TourStep } from "@/components/ui/tour"
import { call } from "@/lib/core/client/call"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as accountEndpoints from "@/lib/features/account/endpoints"

/** The element each step points at. On phones the menu is behind its button. */
const targets: [name: "welcome" | "menu" | "search" | "bell" | "user", target?: string[]][] = [
  ["welcome"],
  ["menu", ["#menu-button", "#menu"]],
  ["search", [".search-button"]],
  ["bell", [".notification-bell"]],
  ["user", [".shell-user"]],
]

/** Saves with the account, not in the browser, that the user has seen the tour. */
const saveSeen = () =>
  call(accountEndpoints.updateTour, { body: { tour: "done" } as never }).catch(() => {
    // Users who cannot write settings are never offered the tour either.
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
    void saveSeen().then(() => router.refresh())
  }
  return <Tour steps={steps} texts={texts} onEnd={end} />
}

/** The tour for a workspace's founder. It loads its own messages, only in the current language. */
export default function FirstTour({ onEnd }: { onEnd: () => void }) {
  const locale = useLanguage()
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
    <NextIntlClientProvider locale={intlLocale(locale)} timeZone={timeZone} messages={messages}>
      <Steps onEnd={onEnd} />
    </NextIntlClientProvider>
  )
}
