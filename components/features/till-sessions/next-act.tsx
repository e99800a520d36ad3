"use client"

import { ClipboardCheck, Lock, Store } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { useSessionSettings } from "@/components/layout/session-settings"
import { Alert } from "@/components/ui/alert"
import { Skeleton } from "@/components/ui/skeleton"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { ownWorkKinds } from "@/lib/features/till-sessions/values"
import { CountAct } from "./count-act"
import { droppedAfterCount, splitsOf } from "./dropped"
import { SimpleAct } from "./simple-act"

const ReadingForm = lazy(() => import("./reading-form"))
const DropAct = lazy(() => import("./drop-act"))
const ExplainAct = lazy(() => import("./text-acts").then(({ ExplainAct }) => ({ default: ExplainAct })))
const ReviewAct = lazy(() => import("./text-acts").then(({ ReviewAct }) => ({ default: ReviewAct })))

/** A step with its heading. Its heavy parts load separately. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(title)
  // A step is sent from its lower end, where the next, shorter one would begin above the screen.
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    section.current?.scrollIntoView({ block: "start" })
  }, [title])
  return (
    <section ref={section} className="flex scroll-mt-24 flex-col gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>{children}</Suspense>
    </section>
  )
}

/** The amount that went into envelopes for the safe after the count. */
function Dropped({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions.split")
  const locale = useLanguage()
  const { amount, envelopes } = droppedAfterCount(session)
  if (envelopes.length === 0) return null
  const envelope = envelopes.join(", ")
  return <Alert tone="success">{t("done", { amount: money(amount, session.currency, locale), envelope })}</Alert>
}

/** The next action of the session: one big button, or a form. */
export function NextAct({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions.next")
  const ability = useAbility()
  const { userData } = useSessionSettings()
  const [isSkipped, setSkipped] = useState(false)
  const { id, next, counts } = session
  const text = (key: "waitsForReview" | "locked") => <p className="text-ink-muted">{t(key)}</p>
  if (next === null) return text("locked")
  const isReview = next === "review" || next === "lock"
  const isOwn = session.events.some(({ kind, person }) => ownWorkKinds.includes(kind) && person.id === userData.id)
  if ((next === "review" && isOwn) || (isReview && !ability.can("update", "CashUp"))) return text("waitsForReview")
  if (!isReview && !ability.can("update", "TillSession")) return null
  const splits = ability.can("create", "Drop") && !isSkipped ? splitsOf(session) : []
  if (splits.length > 0)
    return (
      <Step title={t("titles.drop")}>
        <DropAct key={counts} session={session} splits={splits} onSkip={() => setSkipped(true)} />
      </Step>
    )
  const acts = {
    startCounting: <SimpleAct id={id} act="startCounting" icon={<ClipboardCheck />} text={t("startText")} />,
    count: <CountAct key={counts} session={session} isRecount={false} />,
    recount: <CountAct key={counts} session={session} isRecount />,
    zReading: <ReadingForm session={session} />,
    explain: <ExplainAct session={session} />,
    close: (
      <>
        <Dropped session={session} />
        <SimpleAct id={id} act="close" icon={<Store />} text={t("closeText")} />
      </>
    ),
    review: <ReviewAct id={id} />,
    lock: <SimpleAct id={id} act="lock" icon={<Lock />} text={t("lockText")} />,
  }
  return <Step title={t(`titles.${next}`)}>{acts[next]}</Step>
}
