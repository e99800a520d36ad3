"use client"

import clsx from "clsx"
import { Maximize2, Minimize2, Minus, MoreHorizontal, Paperclip, Send, Trash2, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { type DragEvent, useCallback, useEffect, useRef, useState } from "react"
import { RichText } from "@/components/editor/rich-text"
import { Button } from "@/components/ui/button"
import { attachable } from "@/lib/features/email/values"
import { MailFrame } from "../mail-frame"
import { goTo } from "../use-place"
import { AttachedFiles } from "./attached-files"
import type { Draft } from "./draft"
import { PeopleField } from "./people-field"
import { ScheduleMenu } from "./schedule-menu"
import { useAttach } from "./use-attach"
import { useDraft } from "./use-draft"
import { useSending } from "./use-sending"

interface Props {
  start: Draft
  draftId?: number
  onId: (id: number) => void
}

const sizes = {
  usual:
    "sm:inset-auto sm:end-6 sm:bottom-0 sm:h-[min(38rem,calc(100dvh-6rem))] sm:w-[36rem] sm:max-w-[calc(100vw-3rem)] sm:rounded-b-none",
  large: "sm:inset-x-[max(1.5rem,calc(50vw-32rem))] sm:inset-y-8",
  small: "inset-auto end-6 bottom-0 w-80 max-w-[calc(100vw-3rem)] rounded-b-none max-sm:inset-x-3 max-sm:w-auto",
}

/** Where a mail is written: docked at the foot, over everything on a phone. */
export default function ComposeWindow({ start, draftId, onId }: Props) {
  const t = useTranslations("email")
  const writing = useDraft(start, draftId, onId)
  const { draft, saved, change, save, latest } = writing
  const close = useCallback(() => goTo({ compose: undefined }), [])
  const sending = useSending(writing, close)
  const { uploading, add } = useAttach(
    () => latest().attachments,
    (file) => change({ attachments: [...latest().attachments, file] }),
  )
  const [copies, setCopies] = useState({ cc: start.cc.length > 0, bcc: start.bcc.length > 0 })
  const [problem, setProblem] = useState("")
  const [size, setSize] = useState<keyof typeof sizes>("usual")
  const [showsQuote, setShowsQuote] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const title = draft.subject || t("compose.title")
  const isSmall = size === "small"

  // Leaves nothing behind: what was typed last is kept, and the focus goes back.
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  async function leave() {
    await save()
    close()
  }
  function ready(): boolean {
    const missing = latest().to.length === 0
    setProblem(missing ? t("compose.toMissing") : "")
    if (missing) to.current?.focus()
    return !missing
  }
  const whole = { className: "min-w-0 flex-1 truncate text-start font-semibold text-dense" }
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      add(event.dataTransfer.files)
    },
  }

  return (
    <div
      role="dialog"
      aria-label={title}
      {...drop}
      onKeyDown={(event) => {
        if (event.defaultPrevented) return
        if (event.key === "Escape") {
          event.preventDefault()
          void leave()
        }
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && ready()) {
          event.preventDefault()
          void sending.send()
        }
      }}
      className={clsx(
        "fixed z-40 flex flex-col rounded-card border border-line bg-card shadow-raised max-sm:inset-0 max-sm:rounded-none print:hidden",
        sizes[size],
      )}
    >
      <header className={clsx("flex min-h-11 items-center gap-0.5 border-line ps-4 pe-1.5", !isSmall && "border-b")}>
        {isSmall ? (
          <button type="button" {...whole} onClick={() => setSize("usual")}>
            {title}
          </button>
        ) : (
          <h2 {...whole} dir="auto">
            {title}
          </h2>
        )}
        <span role="status" className="px-2 text-ink-faint text-xs">
          {saved !== "no" && t(`compose.saved.${saved}`)}
        </span>
        <span className="hidden sm:flex">
          <Button
            iconOnly
            size="sm"
            variant="ghost"
            label={t(isSmall ? "compose.restore" : "compose.minimise")}
            icon={<Minus />}
            onClick={() => setSize(isSmall ? "usual" : "small")}
          />
          <Button
            iconOnly
            size="sm"
            variant="ghost"
            label={t(size === "large" ? "compose.restore" : "compose.maximise")}
            icon={size === "large" ? <Minimize2 /> : <Maximize2 />}
            onClick={() => setSize(size === "large" ? "usual" : "large")}
          />
        </span>
        <Button
          iconOnly
          size="sm"
          variant="ghost"
          label={t("compose.close")}
          icon={<X />}
          onClick={() => void leave()}
        />
      </header>
      <div className={clsx("flex min-h-0 flex-1 flex-col", isSmall && "hidden")}>
        <PeopleField
          ref={to}
          label={t("details.to")}
          value={draft.to}
          problem={problem}
          autoFocus={start.to.length === 0}
          onChange={(people) => {
            setProblem("")
            change({ to: people })
          }}
          end={
            <span className="flex gap-1">
              {(["cc", "bcc"] as const)
                .filter((name) => !copies[name])
                .map((name) => (
                  <button
                    key={name}
                    type="button"
                    onClick={() => setCopies({ ...copies, [name]: true })}
                    className="rounded px-1.5 py-1 text-dense text-ink-muted hover:bg-neutral-soft hover:text-ink max-sm:min-h-11 max-sm:px-2.5"
                  >
                    {t(`details.${name}`)}
                  </button>
                ))}
            </span>
          }
        />
        {(["cc", "bcc"] as const)
          .filter((name) => copies[name])
          .map((name) => (
            <PeopleField
              key={name}
              label={t(`details.${name}`)}
              value={draft[name]}
              autoFocus={start[name].length === 0}
              onChange={(people) => change({ [name]: people })}
            />
          ))}
        <input
          aria-label={t("compose.subject")}
          placeholder={t("compose.subject")}
          maxLength={300}
          dir="auto"
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
          className="min-h-11 shrink-0 border-line border-b bg-transparent px-4 text-sm outline-none placeholder:text-ink-faint focus-visible:bg-sunken max-sm:text-[1rem]"
        />
        <RichText
          bare
          size="fill"
          label={t("compose.text")}
          placeholder={t("compose.placeholder")}
          autoFocus={start.to.length > 0}
          value={draft.text}
          onChange={(text) => change({ text })}
        />
        {draft.quoted && (
          <div className="max-h-[45%] shrink-0 overflow-y-auto border-line border-t px-4 py-2">
            <div className="flex items-center gap-1">
              <Button
                iconOnly
                size="sm"
                variant="soft"
                tone="neutral"
                label={t(showsQuote ? "compose.hideQuote" : "compose.showQuote")}
                aria-expanded={showsQuote}
                icon={<MoreHorizontal />}
                onClick={() => setShowsQuote(!showsQuote)}
              />
              {showsQuote && (
                <Button size="sm" variant="ghost" onClick={() => change({ quoted: "" })}>
                  {t("compose.removeQuote")}
                </Button>
              )}
            </div>
            {showsQuote && (
              <MailFrame title={t("compose.quote")} html={draft.quoted} className="mt-2 block w-full border-0" />
            )}
          </div>
        )}
        <AttachedFiles
          files={draft.attachments}
          uploading={uploading}
          onRemove={(file) => change({ attachments: latest().attachments.filter(({ url }) => url !== file.url) })}
        />
        <footer className="flex items-center gap-1 border-line border-t p-2.5 ps-4">
          <span className="flex">
            <Button
              className="rounded-e-none"
              icon={<Send className="rtl:-scale-x-100" />}
              busy={sending.busy}
              disabled={uploading.length > 0}
              onClick={() => ready() && void sending.send()}
            >
              {t("compose.send")}
            </Button>
            <ScheduleMenu
              disabled={sending.busy || uploading.length > 0}
              onSchedule={(at) => ready() && void sending.schedule(at)}
            />
          </span>
          <Button
            iconOnly
            variant="ghost"
            className="ms-1"
            label={t("compose.attach")}
            icon={<Paperclip />}
            onClick={() => picker.current?.click()}
          />
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label={t("compose.attach")}
            accept={attachable.filter((type) => type !== "application/octet-stream").join(",")}
            onChange={(event) => {
              add(event.target.files)
              event.target.value = ""
            }}
          />
          <Button
            iconOnly
            variant="ghost"
            className="ms-auto"
            label={t("compose.discard")}
            icon={<Trash2 />}
            onClick={() => void sending.discard()}
          />
        </footer>
      </div>
    </div>
  )
}
