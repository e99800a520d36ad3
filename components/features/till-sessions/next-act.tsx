"use client"

import { ClipboardCheck, Lock, Store } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, type ReactNode, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Skeleton } from "@/components/ui/skeleton"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { CountAct } from "./count-act"
import { SimpleAct } from "./simple-act"

const ReadingForm = lazy(() => import("./reading-form"))
const ExplainAct = lazy(() => import("./text-acts").then(({ ExplainAct }) => ({ default: ExplainAct })))
const ReviewAct = lazy(() => import("./text-acts").then(({ ReviewAct }) => ({ default: ReviewAct })))

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="h-40 w-full" />}>{children}</Suspense>
)

/** The next act of the session: one big button, or the form for it. */
export function NextAct({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions.next")
  const ability = useAbility()
  const { id, next, counts } = session
  const text = (key: "waitsForReview" | "locked") => <p className="text-ink-muted">{t(key)}</p>
  if (next === null) return text("locked")
  if (next === "review" || next === "lock") {
    if (!ability.can("update", "CashUp")) return text("waitsForReview")
    if (next === "lock") return <SimpleAct id={id} act="lock" icon={<Lock />} text={t("lockText")} />
    return (
      <Later>
        <ReviewAct id={id} />
      </Later>
    )
  }
  if (!ability.can("update", "TillSession")) return null
  if (next === "startCounting") return <SimpleAct id={id} act="startCounting" icon={<ClipboardCheck />} />
  if (next === "close") return <SimpleAct id={id} act="close" icon={<Store />} text={t("closeText")} />
  if (next === "count" || next === "recount")
    return <CountAct key={counts} session={session} isRecount={next === "recount"} />
  return <Later>{next === "zReading" ? <ReadingForm session={session} /> : <ExplainAct id={id} />}</Later>
}
