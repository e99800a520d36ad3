"use client"

import { Menu as MenuIcon, PencilLine } from "lucide-react"
import { useTranslations } from "next-intl"
import { type RefObject, useCallback, useRef, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { SearchBox } from "@/components/list/search-box"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { NoMatch } from "@/components/ui/no-match"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/email/endpoints"
import type { MailLine } from "@/lib/features/email/schema"
import type { Answering } from "@/lib/features/email/values"
import { ListToolbar } from "./list-toolbar"
import { viewIcons } from "./looks"
import { MailRowMenu } from "./mail-row-menu"
import { MailRows } from "./mail-rows"
import { addressOf, listQueryOf, type Place } from "./place"
import { SearchHelp } from "./search-help"
import type { MailboxActions } from "./use-mail-actions"
import type { MailListState } from "./use-mail-list"
import type { MailSelection } from "./use-mail-selection"
import { goTo } from "./use-place"

interface Props {
  place: Place
  list: MailListState
  selection: MailSelection
  actions: MailboxActions
  current: number
  search: RefObject<HTMLInputElement | null>
  onFirstRow: (index: number) => void
  onCurrent: (index: number) => void
  onOpen: (mail: MailLine) => void
  onAnswer: (id: number, as: Answering) => void
  onNav: () => void
  onCompose: () => void
}

/** The list with its search, including loading, empty and error states. */
export function ListPane(props: Props) {
  const { place, list, selection, actions, current, search, onFirstRow, onCurrent, onOpen, onNav, onCompose } = props
  const t = useTranslations("email")
  const mayChange = useAbility().can("update", "Mail")
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef(0)
  const [choosing, setChoosing] = useState(false)
  const title = place.label ? t(`labels.${place.label}`) : t(`views.${place.folder ?? "inbox"}`)
  const query = listQueryOf(place)
  const setQuery = useCallback((q: string) => goTo({ q: q || undefined }, { replace: true }), [])

  function toggle(mail: MailLine, index: number, range: boolean) {
    const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
    const between = Array.from({ length: to - from + 1 }, (_, i) => list.at(from + i)).filter(
      (row) => row !== undefined,
    )
    if (range) selection.add(between)
    else selection.toggle(mail)
    anchor.current = index
  }
  async function chooseAll() {
    if (list.total === list.rows.length) return selection.choose(list.rows)
    setChoosing(true)
    const { mails } = await call(endpoints.chooseEmails, { query }).finally(() => setChoosing(false))
    selection.choose(mails)
  }

  const Icon = place.label ? viewIcons.all : viewIcons[place.folder ?? "inbox"]
  const isEmpty = list.total === 0 && !list.waiting
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex items-center gap-1 border-line border-b p-2">
        <Button
          iconOnly
          variant="ghost"
          className="lg:hidden"
          label={t("folders")}
          icon={<MenuIcon />}
          onClick={onNav}
        />
        <div className="min-w-0 flex-1 [&>div]:max-w-none">
          <SearchBox label={t("search.label")} value={place.q ?? ""} input={search} onSearch={setQuery} />
        </div>
        <SearchHelp onAdd={(text) => setQuery([place.q, text].filter(Boolean).join(" "))} />
      </div>
      <ListToolbar
        title={title}
        total={list.total}
        totalIsEstimate={list.totalIsEstimate}
        waiting={list.waiting || choosing}
        selection={selection}
        actions={actions}
        onChooseAll={() => void chooseAll()}
        onRefresh={list.refresh}
        onCompose={onCompose}
      />
      <div
        ref={scroller}
        className="@container relative min-h-0 flex-1 overflow-y-auto overscroll-contain [-webkit-touch-callout:none]"
      >
        {list.error && <LoadFailed text={list.error.message} busy={list.waiting} onRetry={list.refresh} />}
        {isEmpty && place.q && <NoMatch onClear={() => setQuery("")} />}
        {isEmpty && !place.q && (
          <EmptyState
            icon={<Icon />}
            title={place.label ? t("empty.label", { label: title }) : t(`empty.${place.folder ?? "inbox"}`)}
            text={place.label ? t("empty.labelText") : t(`empty.${place.folder ?? "inbox"}Text`)}
            action={
              <Button variant="outline" icon={<PencilLine />} onClick={onCompose}>
                {t("compose.open")}
              </Button>
            }
          />
        )}
        {!list.error && !isEmpty && (
          <MailRows
            key={JSON.stringify(query)}
            list={list}
            scroller={scroller}
            label={title}
            current={current}
            openMail={place.mail}
            mayChange={mayChange}
            isSelected={selection.has}
            hrefOf={(id) => addressOf({ ...place, mail: String(id), compose: undefined })}
            onFirstRow={onFirstRow}
            onOpen={(mail) => {
              onCurrent(list.indexOf(mail.id))
              onOpen(mail)
            }}
            onToggle={toggle}
            onStar={(mail) => void actions.star([mail], !mail.isStarred)}
          />
        )}
      </div>
      <MailRowMenu
        within={scroller}
        list={list}
        selection={selection}
        actions={actions}
        openMail={place.mail}
        onAnswer={props.onAnswer}
      />
    </section>
  )
}
