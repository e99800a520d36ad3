"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useCallback, useRef, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { useScreenShortcuts } from "@/components/layout/screen-shortcuts"
import { Drawer } from "@/components/ui/drawer"
import type { MailLine } from "@/lib/features/email/schema"
import type { Answering } from "@/lib/features/email/values"
import { ComposeHost, preloadCompose } from "./compose/compose-host"
import { DetailPane } from "./detail-pane"
import { ListPane } from "./list-pane"
import { MailNav } from "./mail-nav"
import { listQueryOf } from "./place"
import { useKeptPlace } from "./use-kept-place"
import { useMailActions } from "./use-mail-actions"
import { shownKeys, useMailKeys } from "./use-mail-keys"
import { useMailList } from "./use-mail-list"
import { useMailSelection } from "./use-mail-selection"
import { useOpenMail } from "./use-open-mail"
import { usePlace } from "./use-place"
import { useTurn } from "./use-turn"

/** The mailbox: folders, list and open mail side by side, or one at a time on narrow screens. */
export function MailApp() {
  const t = useTranslations("email")
  const place = usePlace()
  const { go } = place
  const view = JSON.stringify(listQueryOf(place))
  const [firstRow, setFirstRow] = useState({ view, row: 0 })
  const list = useMailList(place, firstRow.view === view ? firstRow.row : 0)
  const selection = useMailSelection(view)
  const [current, setCurrent] = useState({ view, row: -1 })
  const [navOpen, setNavOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const mayWrite = useAbility().can("create", "Mail")
  const row = current.view === view ? current.row : -1
  const mailActions = useMailActions()
  const open = useOpenMail(place, mailActions)

  const onFirstRow = useCallback((index: number) => setFirstRow({ view, row: index }), [view])
  const onCurrent = useCallback((index: number) => setCurrent({ view, row: index }), [view])
  const openId = place.mail === undefined ? undefined : (open.mail?.id ?? Number(place.mail))
  const { actions, onClosed } = useKeptPlace({ list, row, openId, onCurrent }, mailActions)
  const close = () => {
    go({ mail: undefined })
    onClosed()
  }
  const show = (mail: MailLine) =>
    mail.isDraft && mayWrite
      ? go({ compose: String(mail.id) })
      : go({ mail: String(mail.id) }, { replace: Boolean(place.mail) })
  const compose = () => go({ compose: "new" })
  const answer = (id: number, as: Answering) => go({ compose: `${as}-${id}` })
  const turn = useTurn({ place, list, openId: open.mail?.id, onCurrent, onShow: show })
  useMailKeys({
    list,
    selection,
    actions,
    open: open.mail,
    row,
    search,
    onCurrent,
    onShow: show,
    onClose: close,
    onTurn: turn,
    onCompose: mayWrite ? compose : undefined,
    onAnswer: mayWrite ? answer : undefined,
  })

  useScreenShortcuts(t("title"), () => shownKeys.map(([name, keys]) => ({ name: t(`keys.${name}`), keys })))

  const isOpen = Boolean(place.mail)
  const nav = (onGo?: () => void) => (
    <MailNav
      place={place}
      onGo={onGo}
      onComposeIntent={preloadCompose}
      onCompose={() => {
        onGo?.()
        compose()
      }}
    />
  )
  return (
    <>
      <div
        className={clsx(
          "-mb-5 flex h-[calc(100dvh-7.25rem)] min-h-96 overflow-hidden rounded-card border border-line bg-card shadow-card",
          "lg:mb-0 lg:h-[calc(100dvh-10.75rem)] lg:min-h-[30rem] print:block print:h-auto print:overflow-visible print:border-0 print:shadow-none",
        )}
      >
        <div className="hidden w-56 shrink-0 overflow-y-auto border-line border-e p-3 lg:block print:hidden">
          {nav()}
        </div>
        <div
          className={clsx(
            "flex min-h-0 min-w-0 flex-1 print:hidden",
            isOpen && "max-xl:hidden xl:max-w-96 xl:border-line xl:border-e",
          )}
        >
          <ListPane
            place={place}
            list={list}
            selection={selection}
            actions={actions}
            current={row}
            search={search}
            onFirstRow={onFirstRow}
            onCurrent={onCurrent}
            onOpen={show}
            onAnswer={answer}
            onNav={() => setNavOpen(true)}
            onCompose={compose}
          />
        </div>
        {isOpen && <DetailPane open={open} actions={actions} onClose={close} onTurn={turn} onAnswer={answer} />}
      </div>
      <Drawer open={navOpen} onClose={() => setNavOpen(false)} side="start" size="sm" title={t("folders")}>
        {nav(() => setNavOpen(false))}
      </Drawer>
      <ComposeHost source={mayWrite ? place.compose : undefined} />
    </>
  )
}
