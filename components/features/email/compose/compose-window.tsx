"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type DragEvent, useCallback, useEffect, useRef, useState } from "react"
import { RichText } from "@/components/editor/rich-text"
import { toast } from "@/components/ui/toast"
import { goTo } from "../use-place"
import { AttachedFiles } from "./attached-files"
import { ComposeFooter } from "./compose-footer"
import { ComposeHeader, type WindowSize } from "./compose-header"
import type { Draft } from "./draft"
import { DraftConflict } from "./draft-conflict"
import { QuotedMail } from "./quoted-mail"
import { Recipients } from "./recipients"
import { useAttach } from "./use-attach"
import { type Opening, useDraft } from "./use-draft"
import { useSending } from "./use-sending"

interface Props {
  start: Draft
  draftId?: number
  opening: Opening
  onId: (id: number) => void
}

const sizes = {
  usual:
    "sm:inset-auto sm:end-6 sm:bottom-0 sm:h-[min(38rem,calc(100dvh-6rem))] sm:w-[36rem] sm:max-w-[calc(100vw-3rem)] sm:rounded-b-none",
  large: "sm:inset-x-[max(1.5rem,calc(50vw-32rem))] sm:inset-y-8",
  small: "inset-auto end-6 bottom-0 w-80 max-w-[calc(100vw-3rem)] rounded-b-none max-sm:inset-x-3 max-sm:w-auto",
}

/** The window to write a mail: docked to the bottom, full screen on phones. */
export default function ComposeWindow({ start, draftId, opening, onId }: Props) {
  const t = useTranslations("email")
  const writing = useDraft(start, draftId, onId, opening)
  const { draft, saved, conflict, change, save, latest } = writing
  const close = useCallback(() => goTo({ compose: undefined }), [])
  const sending = useSending(writing, close)
  const { uploading, add } = useAttach(
    () => latest().attachments,
    (file) => change({ attachments: [...latest().attachments, file] }),
  )
  const [problem, setProblem] = useState("")
  const [size, setSize] = useState<WindowSize>("usual")
  const to = useRef<HTMLInputElement>(null)
  const title = draft.subject || t("compose.title")
  const isSmall = size === "small"

  // Restore the focus when the window closes.
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  async function leave() {
    await save()
    const outcome = writing.outcome()
    if (outcome === "failed") return sending.showError(undefined)
    close()
    if (outcome === "local" && !conflict) void toast.info(t("compose.keptLocally"))
  }
  function validate(): boolean {
    const missing = latest().to.length === 0
    setProblem(missing ? t("compose.toMissing") : "")
    if (missing) to.current?.focus()
    return !missing
  }
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
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
          event.preventDefault()
          if (!sending.busy && uploading.length === 0 && validate()) void sending.send()
        }
      }}
      className={clsx(
        "fixed z-40 flex flex-col rounded-card border border-line bg-card shadow-raised max-sm:inset-0 max-sm:rounded-none print:hidden",
        sizes[size],
      )}
    >
      <ComposeHeader title={title} saved={saved} size={size} onSize={setSize} onClose={() => void leave()} />
      <div className={clsx("flex min-h-0 flex-1 flex-col", isSmall && "hidden")}>
        {conflict && (
          <DraftConflict
            conflict={conflict}
            onKeepMine={writing.keepMine}
            onTakeTheirs={() => writing.takeTheirs().catch(sending.showError)}
            onDiscard={async () => {
              await writing.release()
              writing.finish()
              close()
            }}
          />
        )}
        <Recipients
          start={start}
          draft={draft}
          problem={problem}
          to={to}
          onChange={(part) => {
            setProblem("")
            change(part)
          }}
        />
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
          patient
          size="fill"
          label={t("compose.text")}
          placeholder={t("compose.placeholder")}
          autoFocus={start.to.length > 0}
          value={draft.text}
          onChange={(text) => change({ text })}
        />
        {draft.quoted && <QuotedMail html={draft.quoted} onRemove={() => change({ quoted: "" })} />}
        <AttachedFiles
          files={draft.attachments}
          uploading={uploading}
          onRemove={(file) => change({ attachments: latest().attachments.filter(({ url }) => url !== file.url) })}
        />
        <ComposeFooter
          busy={sending.busy}
          waiting={uploading.length > 0}
          onSend={() => validate() && void sending.send()}
          onSchedule={(at) => validate() && void sending.schedule(at)}
          onFiles={add}
          onDiscard={() => void sending.discard()}
        />
      </div>
    </div>
  )
}
