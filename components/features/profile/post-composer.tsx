"use client"

import { ImagePlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { type FormEvent, useRef, useState } from "react"
import { AttachedPicture } from "@/components/ui/attached-picture"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Textarea } from "@/components/ui/textarea"
import { pictureKinds, usePicture } from "@/components/ui/use-picture"
import { useMe } from "./use-me"

const maxLength = 5000

interface Props {
  /** @returns whether the post was saved; if not, the form keeps its content */
  onPost: (text: string, picture?: Blob) => Promise<boolean>
}

/** Form for a new post with text, a picture or both. Ctrl+Enter or ⌘+Enter submits it. */
export function PostComposer({ onPost }: Props) {
  const t = useTranslations("profile.compose")
  const me = useMe()
  const [text, setText] = useState("")
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const picture = usePicture(file, setFile)
  const input = useRef<HTMLInputElement>(null)
  const isBlocked = (!text.trim() && !picture) || text.length > maxLength

  const post = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isBlocked || busy) return
    setBusy(true)
    const isSaved = await onPost(text.trim(), picture?.file)
    setBusy(false)
    if (!isSaved) return
    setText("")
    setFile(undefined)
  }
  return (
    <Card>
      <form onSubmit={post} className="flex gap-3 p-4 sm:p-5">
        <Avatar src={me.avatar} name={me.username} size="md" className="max-sm:hidden" />
        <div className="min-w-0 grow">
          <Textarea
            aria-label={t("label")}
            placeholder={t("placeholder")}
            rows={2}
            value={text}
            limit={text.length > maxLength - 500 ? maxLength : undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void post()
            }}
            onPaste={(event) => {
              const [pasted] = event.clipboardData.files
              if (pasted) setFile(pasted)
            }}
          />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
            <Button variant="ghost" icon={<ImagePlus />} onClick={() => input.current?.click()} className="-ms-2">
              {t("picture")}
            </Button>
            <input
              ref={input}
              type="file"
              accept={pictureKinds}
              hidden
              aria-label={t("picture")}
              onChange={(event) => {
                setFile(event.target.files?.[0])
                // Reset, so that the same picture can be chosen again.
                event.target.value = ""
              }}
            />
            <Button type="submit" busy={busy} aria-disabled={isBlocked || undefined}>
              {t("post")}
            </Button>
          </div>
          {picture && <AttachedPicture picture={picture} onRemove={() => setFile(undefined)} />}
        </div>
      </form>
    </Card>
  )
}
