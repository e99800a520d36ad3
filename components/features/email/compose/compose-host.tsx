"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { preloadRichText } from "@/components/editor/rich-text"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { currentParams } from "@/lib/core/client/current-url"
import * as endpoints from "@/lib/features/email/endpoints"
import { type Answering, answers } from "@/lib/features/email/values"
import { useMailTime } from "../use-mail-time"
import { goTo } from "../use-place"
import type { Draft } from "./draft"
import { claim, findAbandoned, type Unsaved } from "./unsaved"
import { useAbandonedDrafts } from "./use-abandoned-drafts"

const load = () => import("./compose-window")
const Window = lazy(load)

/** Preloads the window's code when the user is about to open it. */
export const preloadCompose = () => {
  void load().catch(() => undefined)
  preloadRichText()
}

interface Opened {
  source: string
  /** The id of its draft, once it is saved. */
  id?: number
  start: Draft
  version?: number
  /** The text that an earlier page couldn't save. */
  unsaved?: Unsaved
}
const answerOf = (source: string): { as: Answering; id: number } | undefined => {
  const [, as, id] = /^([a-z-]+)-(\d{1,9})$/.exec(source) ?? []
  const known = answers.find((name) => name === as)
  return known && { as: known, id: Number(id) }
}

/** Opens the compose window that the URL names, after loading its code and the mail it refers to. */
export function ComposeHost({ source }: { source?: string }) {
  const t = useTranslations("email")
  const time = useMailTime()
  const showError = useErrorToast()
  const [opened, setOpened] = useState<Opened>()
  const isFirst = useRef(Boolean(source))
  const latest = useRef({ t, time, showError, opened })
  useEffect(() => {
    latest.current = { t, time, showError, opened }
  })

  useEffect(() => {
    const now = latest.current
    if (!source) return setOpened(undefined)
    // The window is already open; the URL has only caught up.
    if (now.opened && (now.opened.source === source || String(now.opened.id) === source)) return
    let cancelled = false
    const open = async (): Promise<Opened> => {
      const { blank, draftOf, attributed } = await import("./draft")
      const answer = answerOf(source)
      const isDraft = !answer && source !== "new"
      // A new mail is blank, unless the page was reloaded while one was being written.
      if (isDraft || isFirst.current) {
        const entry = (await findAbandoned()).find((one) =>
          isDraft ? String(one.id) === source : one.source === source && !one.id,
        )
        if (entry) return { source, id: entry.id, version: entry.version, start: entry.draft, unsaved: entry }
      }
      if (source === "new") return { source, start: blank }
      if (!answer) {
        const mail = await call(endpoints.getEmail, { query: { id: source } })
        return { source, id: mail.id, version: mail.version, start: draftOf(mail) }
      }
      const [{ email }, mail] = await Promise.all([
        call(endpoints.composeEmail, { query: answer }),
        call(endpoints.getEmail, { query: { id: answer.id } }),
      ])
      const replyDraft = draftOf(email)
      const line = now.t("compose.wrote", { time: now.time.medium(mail.time), name: mail.from.name || mail.from.email })
      return { source, start: { ...replyDraft, quoted: attributed(replyDraft.quoted, line) } }
    }
    open()
      .finally(() => {
        isFirst.current = false
      })
      .then((next) => {
        if (cancelled) return
        if (next.unsaved) claim(next.unsaved.key)
        setOpened(next)
      })
      .catch((error) => {
        if (cancelled) return
        now.showError(error)
        goTo({ compose: undefined }, { replace: true })
      })
    return () => {
      cancelled = true
    }
  }, [source])

  useAbandonedDrafts(opened !== undefined || !source)

  const onId = useCallback((id: number) => {
    setOpened((before) => before && { ...before, id })
    const isStillOpen = currentParams().get("compose")
    if (isStillOpen) goTo({ compose: String(id) }, { replace: true })
  }, [])
  if (!opened || !source) return null
  return (
    <Suspense>
      <Window key={opened.source} start={opened.start} draftId={opened.id} opening={opened} onId={onId} />
    </Suspense>
  )
}
