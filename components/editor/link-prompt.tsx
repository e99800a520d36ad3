"use client"

import type { Editor } from "@tiptap/react"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import { linkAddress } from "./link-address"

/** Sets, changes or removes a link. Not a form element, because it may be inside another form. */
export function LinkPrompt({ editor, close }: { editor: Editor; close: () => void }) {
  const t = useTranslations("editor")
  const id = useId()
  const before = String(editor.getAttributes("link").href ?? "")
  const [typed, setTyped] = useState(before)
  const [wrong, setWrong] = useState(false)

  // The popover first returns focus to its button; move it on to the text after that.
  const done = () => {
    close()
    setTimeout(() => editor.commands.focus())
  }
  function save() {
    const href = linkAddress(typed)
    setWrong(!href)
    if (!href) return
    const chain = editor.chain().extendMarkRange("link")
    const { empty } = editor.state.selection
    if (empty && !before)
      chain.insertContent({ type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] })
    else chain.setLink({ href })
    chain.run()
    done()
  }
  function remove() {
    editor.chain().extendMarkRange("link").unsetLink().run()
    done()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    event.stopPropagation()
    save()
  }

  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-dense">
          {t("address")}
        </label>
        <Input
          id={id}
          autoFocus
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}wrong` : undefined}
        />
        <p id={`${id}wrong`} role="alert" className="mt-1.5 text-danger-text text-xs empty:hidden">
          {wrong && t("wrongAddress")}
        </p>
      </div>
      <div className="flex justify-end gap-2">
        {before && (
          <Button size="sm" variant="ghost" tone="danger" onClick={remove}>
            {t("removeLink")}
          </Button>
        )}
        <Button size="sm" onClick={save}>
          {t("setLink")}
        </Button>
      </div>
    </div>
  )
}
