"use client"

import type { Editor } from "@tiptap/react"
import { Link2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Popover } from "@/components/ui/popover"
import { LinkPrompt } from "./link-prompt"

interface Props {
  editor: Editor
  isOn: boolean
  disabled?: boolean
  tabIndex: number
  onFocus: () => void
}

/** Toolbar button that asks for a link address in a popover of the kit, which handles focus like all others. */
export function LinkButton({ editor, isOn, disabled, tabIndex, onFocus }: Props) {
  const t = useTranslations("editor")
  return (
    <Popover
      align="start"
      label={t("link")}
      className="w-80 p-3"
      button={{
        iconOnly: true,
        size: "sm",
        variant: "ghost",
        label: t("link"),
        icon: <Link2 />,
        disabled,
        tabIndex,
        onFocus,
        "aria-pressed": isOn,
        className: "aria-pressed:bg-brand-soft aria-pressed:text-brand-text",
      }}
    >
      {(close) => <LinkPrompt editor={editor} close={close} />}
    </Popover>
  )
}
